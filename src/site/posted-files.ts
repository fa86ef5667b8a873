import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { type ReceivedFile, receive } from '../http/request/received-files.ts';

/** A form that was posted with files, as multipart/form-data. Whoever has it discards it. */
export class PostedForm {
  readonly fields: [name: string, text: string][] = [];
  readonly files: ReceivedFile[] = [];

  /** Lets go of the files. */
  async discard(): Promise<void> {
    await Promise.all(this.files.map(({ file }) => file.discard()));
  }
}

/** Has forms with files taken by the routes that say how large these may be, within the room that all requests have together. @param maxBodyBytes of what is no file */
export function takePostedFiles(app: FastifyInstance, maxBodyBytes: number): void {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    const { maxFileBytes } = request.routeOptions.config;
    const { held } = request;
    if (maxFileBytes === undefined || !held) throw new ApiError('unsupported_media_type', 'Send the form as a browser does.');
    const hold = (bytes: number): ApiError | undefined => held.take(bytes);
    const form = new PostedForm();
    const newFile = () => app.spool.file({ name: held.holder, hold, release: (bytes) => held.give(bytes) });
    try {
      await receive({ request: request.raw, maxFileBytes, maxBodyBytes, newFile, hold }, 'form', form);
      return form;
    } catch (error) {
      await form.discard();
      throw error;
    }
  });
}
