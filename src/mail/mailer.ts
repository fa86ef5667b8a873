import type { Config } from '../settings/config.ts';

/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands mail to a server. */
export interface Mailer {
  /** Resolves when the server has taken the mail; rejects when it has not. */
  send(mail: Mail): Promise<void>;
}

const TIMEOUT_MS = 15_000;

/** The mailer of the settings; nodemailer is loaded when the first mail is sent. */
export function createMailer({ smtpUrl, from }: NonNullable<Config['mail']>): Mailer {
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(smtpUrl, { from });
      const late = AbortSignal.timeout(TIMEOUT_MS);
      try {
        await Promise.race([
          transport.sendMail({ to, subject, text }),
          new Promise((_resolve, reject) => late.addEventListener('abort', () => reject(new Error('the mail server did not answer in time')))),
        ]);
      } finally {
        transport.close();
      }
    },
  };
}
