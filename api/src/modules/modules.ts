import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { accountPlugin } from './account/account.plugin';
import { auditPlugin } from './audit/audit.plugin';
import { badgePlugin } from './badge/badge.plugin';
import { bankPlugin } from './bank/bank.plugin';
import { billingPlugin } from './billing/billing.plugin';
import { cataloguePlugin } from './catalogue/catalogue.plugin';
import { contactPlugin } from './contact/contact.plugin';
import { contentPlugin } from './content/content.plugin';
import { documentPlugin } from './document/document.plugin';
import { editionPlugin } from './edition/edition.plugin';
import type { EditionKeeper } from './edition/edition-keeper';
import { exhibitorPlugin } from './exhibitor/exhibitor.plugin';
import { failurePlugin } from './failure/failure.plugin';
import { formerEditionPlugin } from './former-edition/former-edition.plugin';
import { hallPlugin } from './hall/hall.plugin';
import { holdPlugin } from './hold/hold.plugin';
import { letterPlugin } from './letter/letter.plugin';
import { loadPlugin } from './load/load.plugin';
import { memberPlugin } from './member/member.plugin';
import { messagePlugin } from './message/message.plugin';
import { notePlugin } from './note/note.plugin';
import { mailDocumentsPlugin } from './notification/mail-documents.plugin';
import { notificationPlugin } from './notification/notification.plugin';
import { operatorPlugin } from './operator/operator.plugin';
import { organizerPlugin } from './organizer/organizer.plugin';
import { organizerCompanyPlugin } from './organizer-company/organizer-company.plugin';
import { organizerStandPlugin } from './organizer-stand/organizer-stand.plugin';
import { overviewPlugin } from './overview/overview.plugin';
import { participationPlugin } from './participation/participation.plugin';
import { paymentPlugin } from './payment/payment.plugin';
import { picturePlugin } from './picture/picture.plugin';
import { preparationPlugin } from './preparation/preparation.plugin';
import { privacyPlugin } from './privacy/privacy.plugin';
import { progressPlugin } from './progress/progress.plugin';
import { quotePlugin } from './quote/quote.plugin';
import { releasePlugin } from './release/release.plugin';
import { reminderPlugin } from './reminder/reminder.plugin';
import { holdSalePlugin } from './reservation/hold-sale.plugin';
import { reservationPlugin } from './reservation/reservation.plugin';
import { savedViewPlugin } from './saved-view/saved-view.plugin';
import { staffPlugin } from './staff/staff.plugin';
import { standPlugin } from './stand/stand.plugin';
import { statementPlugin } from './statement/statement.plugin';
import { visitorContactPlugin } from './visitor-contact/visitor-contact.plugin';

/** The modules of the service; `/docs` lists their calls in this sequence. */
export async function registerModules(
  app: FastifyInstance,
  config: Config,
  editions: EditionKeeper,
): Promise<void> {
  const { loginPerMinute: perMinute, publicUrl } = config;
  const { organizer } = config.mail;
  await app.register(mailDocumentsPlugin);
  await app.register(accountPlugin, { ...config, perMinute });
  await app.register(privacyPlugin, { perMinute, organizer, terms: config });
  await app.register(memberPlugin, { perMinute, publicUrl });
  await app.register(organizerPlugin, { publicUrl });
  await app.register(savedViewPlugin);
  await app.register(editionPlugin, { editions });
  await app.register(contentPlugin);
  await app.register(picturePlugin, { perMinute });
  await app.register(exhibitorPlugin);
  await app.register(formerEditionPlugin);
  await app.register(auditPlugin);
  await app.register(progressPlugin);
  await app.register(statementPlugin);
  await app.register(messagePlugin, { perMinute });
  await app.register(notePlugin);
  await app.register(paymentPlugin);
  await app.register(billingPlugin);
  await app.register(bankPlugin, { perMinute });
  await app.register(reminderPlugin, { publicUrl });
  await app.register(letterPlugin, config);
  await app.register(documentPlugin, { perMinute });
  await app.register(notificationPlugin, { publicUrl });
  await app.register(participationPlugin, { perMinute, publicUrl });
  await app.register(reservationPlugin, { perMinute });
  await app.register(organizerCompanyPlugin);
  await app.register(overviewPlugin);
  await app.register(preparationPlugin);
  await app.register(standPlugin);
  await app.register(hallPlugin, { perMinute });
  await app.register(organizerStandPlugin);
  await app.register(holdPlugin, {
    minutes: config.holdMinutes,
    cooldownHours: config.holdCooldownHours,
    mostPerAddress: config.holdsPerAddress,
  });
  await app.register(holdSalePlugin, { days: config.reservationDays, publicUrl });
  await app.register(staffPlugin, { perMinute, publicUrl });
  await app.register(cataloguePlugin, { perMinute, failures: config.loginFailures });
  await app.register(quotePlugin, { days: config.quoteDays, perMinute, publicUrl, organizer });
  await app.register(badgePlugin, { ...config, perMinute });
  await app.register(visitorContactPlugin);
  await app.register(contactPlugin, { organizer });
  await app.register(failurePlugin);
  await app.register(loadPlugin, config);
  await app.register(releasePlugin, config);
  await app.register(operatorPlugin, config);
}
