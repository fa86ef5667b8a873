import { z } from 'zod';
import { defineTool } from '../define.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import { sameSecret } from './lib/constant-time.ts';
import { nowField, secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { hmac } from './lib/hmac.ts';
import { instantOf, unixSeconds } from './lib/instant.ts';

const inputs = z.strictObject({
  payload: z.string().max(1_000_000).describe('The raw body of the request, to the letter'),
  secret: secretText(1, 1000, 'The signing secret; standard webhooks have it in base64, with whsec_ in front or without'),
  provider: z.enum(['github', 'stripe', 'slack', 'shopify', 'standard']).default('github').describe('Whose scheme of signatures'),
  now: nowField,
  messageId: z.string().min(1).max(200).default('msg_1').describe('Of standard webhooks: the webhook-id'),
  signature: z.string().min(1).max(5000).optional().describe('A received signature header, to check'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'webhook-signature-generator',
  name: 'Webhook Signature Generator and Checker',
  category: 'crypto',
  summary: 'Creates or checks the webhook signature headers of GitHub, Stripe, Slack, Shopify and Standard Webhooks.',
  description:
    'HMAC-SHA-256 each. now is the time that is signed (all but github and shopify). A received signature is checked in constant time against the time in it (t of stripe) or now; one of several v1 entries is enough. Its age is not judged.',
  reference: 'GitHub X-Hub-Signature-256, Stripe-Signature v1, Slack v0, Shopify, Standard Webhooks 1.0',
  keywords: ['hmac', 'verify webhook', 'x-hub-signature', 'stripe signature', 'slack signing secret', 'svix', 'webhook secret'],
  inputs,
  result: z.strictObject({
    headers: z.record(z.string(), z.string()).describe('The headers to send, names in lower case'),
    signature: z.string().describe('Value of the header with the signature'),
    signedContent: z.string().describe('What went into the HMAC'),
    matches: z.boolean().optional().describe('Whether the signature given is right; only with signature'),
  }),
  appliesWhen: {
    messageId: { provider: ['standard'] },
  },
  examples: [
    {
      inputs: { payload: 'Hello, World!', secret: "It's a Secret to Everybody" },
      result: {
        headers: { 'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17' },
        signature: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
        signedContent: 'Hello, World!',
      },
    },
    {
      inputs: {
        payload: '{"test": 2432232314}',
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        provider: 'standard',
        messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        now: '2021-02-25T14:38:40Z',
      },
      result: {
        headers: {
          'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
          'webhook-timestamp': '1614263920',
          'webhook-signature': 'v1,pfDavhOjfsGj2YevFZNIaGCNM9ik7Lo+6Ys2l9L5j0A=',
        },
        signature: 'v1,pfDavhOjfsGj2YevFZNIaGCNM9ik7Lo+6Ys2l9L5j0A=',
        signedContent: 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614263920.{"test": 2432232314}',
      },
    },
  ],
  run(inputs) {
    const seconds = String(unixSeconds(instantOf(inputs.now)));
    const signed = sign(inputs, seconds);
    return { ...signed, ...(inputs.signature !== undefined && { matches: matches(inputs, inputs.signature.trim(), seconds) }) };
  },
});

interface Signed {
  headers: Record<string, string>;
  signature: string;
  signedContent: string;
}

/** The headers of a provider for a time in seconds since 1970. */
function sign({ provider, payload, secret, messageId }: Inputs, seconds: string): Signed {
  const mac = (content: string, encoding: 'hex' | 'base64', key: Uint8Array | string = utf8Bytes(secret)): string =>
    writeBytes(hmac('sha256', key, content), encoding);
  switch (provider) {
    case 'github': {
      const signature = `sha256=${mac(payload, 'hex')}`;
      return { headers: { 'x-hub-signature-256': signature }, signature, signedContent: payload };
    }
    case 'stripe': {
      const signedContent = `${seconds}.${payload}`;
      const signature = `t=${seconds},v1=${mac(signedContent, 'hex')}`;
      return { headers: { 'stripe-signature': signature }, signature, signedContent };
    }
    case 'slack': {
      const signedContent = `v0:${seconds}:${payload}`;
      const signature = `v0=${mac(signedContent, 'hex')}`;
      return { headers: { 'x-slack-signature': signature, 'x-slack-request-timestamp': seconds }, signature, signedContent };
    }
    case 'shopify': {
      const signature = mac(payload, 'base64');
      return { headers: { 'x-shopify-hmac-sha256': signature }, signature, signedContent: payload };
    }
    default: {
      const signedContent = `${messageId}.${seconds}.${payload}`;
      const signature = `v1,${mac(signedContent, 'base64', secretBytes(secret.replace(/^whsec_/, ''), 'base64', 'secret'))}`;
      return { headers: { 'webhook-id': messageId, 'webhook-timestamp': seconds, 'webhook-signature': signature }, signature, signedContent };
    }
  }
}

function matches(inputs: Inputs, received: string, seconds: string): boolean {
  const { provider } = inputs;
  if (provider === 'stripe') {
    const parts = received.split(',').map((part) => part.trim());
    const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
    const wanted = sign(inputs, time).signature.split(',')[1] ?? '';
    return /^\d+$/.test(time) && parts.filter((part) => sameSecret(part, wanted)).length > 0;
  }
  const wanted = sign(inputs, seconds).signature;
  if (provider === 'standard') return received.split(/\s+/).filter((entry) => sameSecret(entry, wanted)).length > 0;
  return sameSecret(received, wanted);
}
