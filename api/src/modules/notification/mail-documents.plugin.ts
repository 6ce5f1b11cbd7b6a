import { defineModule } from '../../platform/http/define-module';
import { createMailDocuments, type MailDocuments } from './mail-documents';

declare module 'fastify' {
  interface FastifyInstance {
    mailDocuments: MailDocuments;
  }
}

/** Lets modules say how documents are drawn that go with mails. */
export const mailDocumentsPlugin = defineModule({ name: 'mail-documents' }, (app) => {
  app.decorate('mailDocuments', createMailDocuments());
});
