import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import { fieldsOf, refuseOthers } from '../requests.ts';

const YEAR_SECONDS = 365 * 86_400;

/** `/theme`: keeps whether somebody wants pages light or dark, in a cookie, and goes back. Script does the same without leaving the page. */
export function frameRoutes(app: FastifyInstance, origins: ReadonlySet<string>, secure: boolean): void {
  app.post('/theme', (request, reply) => {
    refuseOthers(request, origins);
    const fields = fieldsOf(request);
    const theme = fields.get('theme') === 'dark' ? 'dark' : 'light';
    const cookie = `theme=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
    return reply
      .header('set-cookie', cookie)
      .header('cache-control', 'no-store')
      .redirect(ownPath(fields.get('back') ?? '/'), 303);
  });
  closeMethods(app, '/theme', ['POST']);
}

/** A path of this service, whatever was sent. */
const ownPath = (path: string): string => (/^\/(?![/\\])[\w\-./%~]*$/.test(path) ? path : '/');
