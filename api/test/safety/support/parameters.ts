import * as rows from './rows';

export type Parameters = {
  /** Who may know that what the parameters name exists, among those whose role may make the call. */
  seenBy: 'its account' | 'its owner' | 'its owner and organizers' | 'everybody';
  make: rows.Make;
};

const ownersAndOrganizers = (make: rows.Make): Parameters => ({
  seenBy: 'its owner and organizers',
  make,
});
/** What belongs to an exhibitor, and so to all who act for it. */
const owners = (make: rows.Make): Parameters => ({ seenBy: 'its owner', make });
/** What belongs to one person, whoever else acts for the same exhibitor. */
const accounts = (make: rows.Make): Parameters => ({ seenBy: 'its account', make });
/** What belongs to nobody, or is opened by a secret in the address itself. */
const everybodys = (make: rows.Make): Parameters => ({ seenBy: 'everybody', make });

/**
 * Every route with a parameter, by its pattern. What belongs to somebody is hidden from everybody else behind a 404;
 * the matrix calls the route with a row of the caller and with a row of another.
 */
const PARAMETERS: Record<string, Parameters> = {
  '/v1/reservation/exhibitor/:id': ownersAndOrganizers(async (_service, { id }) => ({ id })),
  '/v1/account/session/:id': accounts(rows.makeSession),
  '/v1/account/view/:id': accounts(rows.makeView),
  '/v1/exhibitor/:id': everybodys(rows.makeShownExhibitor),
  '/v1/former-edition/:year': everybodys(rows.makeFormerExhibitor),
  '/v1/former-edition/:year/exposants': everybodys(rows.makeFormerExhibitor),
  '/v1/former-edition/:year/exposants/:exhibitor': everybodys(rows.makeFormerExhibitor),
  '/v1/former-edition/:year/actualites': everybodys(rows.makeFormerExhibitor),
  '/v1/organizer/exhibitor/:id/withdraw': everybodys(rows.makeShownExhibitor),
  '/v1/organizer/exhibitor/:id/restore': everybodys(rows.makeShownExhibitor),
  '/v1/stand/:code': everybodys(rows.makeStand),
  '/v1/stand/:code/hold': everybodys(rows.makeStand),
  '/v1/hold/:id/prolong': owners(rows.makeHold),
  '/v1/hold/:id/release': owners(rows.makeHold),
  '/v1/hold/:id/choice': owners(rows.makeHold),
  '/v1/hold/:id/reserve': owners(rows.makeReservableHold),
  '/v1/notification/:id/read': accounts(rows.makeNotification),
  '/v1/member/:id': owners(rows.makeMember),
  '/v1/member/:id/owner': owners(rows.makeMember),
  '/v1/invitation/:id': owners(rows.makeInvitation),
  '/v1/participation/:id': owners(rows.makeParticipation),
  '/v1/participation/:id/progress': owners(rows.makeParticipation),
  '/v1/participation/:id/statement': owners(rows.makeParticipation),
  '/v1/participation/:id/statement/pdf': owners(rows.makeParticipation),
  '/v1/participation/:id/issued': owners(rows.makeParticipation),
  '/v1/participation/:id/issued/:document/pdf': owners(rows.makeOwnIssued),
  '/v1/participation/:id/message': owners(rows.makeParticipation),
  '/v1/participation/:id/message/read': owners(rows.makeParticipation),
  '/v1/participation/:id/document': owners(rows.makeParticipation),
  '/v1/participation/:id/document/:document': owners(rows.makeDocument),
  '/v1/reservation/:id/order': owners(rows.makeReservation),
  '/v1/reservation/:id/order/:line': owners(rows.makeOrder),
  '/v1/quote/:id': ownersAndOrganizers(rows.makeQuote),
  '/v1/quote/:id/pdf': ownersAndOrganizers(rows.makeQuote),
  '/v1/organizer/quote/:id': everybodys(rows.makeOpenQuote),
  '/v1/organizer/quote/:id/answer': everybodys(rows.makeOpenQuote),
  '/v1/quote/link/:secret': everybodys(rows.makeQuote),
  '/v1/quote/link/:secret/pdf': everybodys(rows.makeQuote),
  '/v1/quote/link/:secret/mail': everybodys(rows.makeQuote),
  '/v1/quote/link/:secret/claim': owners(rows.makeQuote),
  '/v1/staff/mine/:token': everybodys(rows.makeApplication),
  '/v1/badge/:token': everybodys(rows.makeBadge),
  '/v1/badge/:token/data': everybodys(rows.makeBadge),
  '/v1/badge/:token/pdf': everybodys(rows.makeBadge),
  '/v1/badge/:token/qr.svg': everybodys(rows.makeBadge),
  '/v1/badge/:token/sharing': everybodys(rows.makeBadge),
  '/v1/badge/:token/sharing/:contact': everybodys(rows.makeVisitorContact),
  '/v1/visitor-contact/:id': owners(rows.makeVisitorContact),
  '/v1/visitor-contact/:id/restore': owners(rows.makeVisitorContact),
  '/v1/organizer/badge/:id/revoke': everybodys(rows.makeBadge),
  '/v1/organizer/badge/:id/undo-check-in': everybodys(rows.makeBadge),
  '/v1/hall/:hall/drawing/:drawing': everybodys(rows.makeHall),
  '/v1/organizer/hall/:hall/show': everybodys(rows.makeHall),
  '/v1/organizer/colleague/:id': everybodys(rows.makeInvitedOrganizer),
  '/v1/organizer/colleague/:id/invitation': everybodys(rows.makeInvitedOrganizer),
  '/v1/organizer/colleague/:id/end-sessions': everybodys(rows.makeInvitedOrganizer),
  '/v1/organizer/colleague/:id/reset-second-factor': everybodys(rows.makeProtectedOrganizer),
  '/v1/organizer/edition/:id': everybodys(rows.makeEdition),
  '/v1/organizer/edition/:id/samples': everybodys(rows.makeEdition),
  '/v1/organizer/edition/:id/current': everybodys(rows.makeEdition),
  '/v1/organizer/edition/:id/open': everybodys(rows.makeEdition),
  '/v1/organizer/edition/:id/close': everybodys(rows.makeEdition),
  '/v1/organizer/edition/:id/archive': everybodys(rows.makeEdition),
  '/v1/organizer/edition/:id/preview': everybodys(rows.makeEdition),
  '/v1/organizer/promo/:id': everybodys(rows.makePromo),
  '/v1/organizer/promo/:id/withdraw': everybodys(rows.makePromo),
  '/v1/organizer/promo/:id/restore': everybodys(rows.makePromo),
  '/v1/picture/:hash': everybodys(rows.makePicture),
  '/v1/organizer/content/:id': everybodys(rows.makeContent),
  '/v1/organizer/content/:id/history': everybodys(rows.makeContent),
  '/v1/organizer/content/:id/publish': everybodys(rows.makeContent),
  '/v1/organizer/content/:id/withdraw': everybodys(rows.makeContent),
  '/v1/organizer/content/:id/undo': everybodys(rows.makeContent),
  '/v1/organizer/content/:id/restore': everybodys(rows.makeOriginal),
  '/v1/organizer/content/:id/remove': everybodys(rows.makeContent),
  '/v1/organizer/letter/:id': everybodys(rows.makeLetter),
  '/v1/organizer/letter/:id/preview': everybodys(rows.makeLetter),
  '/v1/organizer/letter/:id/recipient': everybodys(rows.makeLetter),
  '/v1/organizer/letter/:id/test': everybodys(rows.makeLetter),
  '/v1/organizer/letter/:id/cancel': everybodys(rows.makePlannedLetter),
  '/v1/organizer/letter/:id/remove': everybodys(rows.makeLetter),
  '/v1/organizer/letter/:id/send': everybodys(rows.makeReadLetter),
  '/v1/organizer/company/:id': everybodys(rows.makeCompany),
  '/v1/organizer/company/:id/merge/:second': everybodys(rows.makeMergeable),
  '/v1/organizer/company/:id/distinct/:second': everybodys(rows.makeMergeable),
  '/v1/organizer/hold/:id/extend': everybodys(rows.makeRunningHold),
  '/v1/organizer/hold/:id/release': everybodys(rows.makeRunningHold),
  '/v1/organizer/participation/:id': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/assignee': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/note': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/preview': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/accept': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/request-change': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/refuse': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/progress': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/statement': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/statement/pdf': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/message': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/message/read': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/document': everybodys(rows.makeParticipation),
  '/v1/organizer/participation/:id/document/:document': everybodys(rows.makeDocument),
  '/v1/organizer/participation/:id/document/:document/decision': everybodys(rows.makeDocument),
  '/v1/organizer/bank/line/:id/aside': everybodys(rows.makeBankLine),
  '/v1/organizer/bank/line/:id/reopen': everybodys(rows.makeAsideLine),
  '/v1/organizer/payment/:id': everybodys(rows.makePayment),
  '/v1/organizer/reservation/:id/payment': everybodys(rows.makeReservation),
  '/v1/organizer/reservation/:id/account': everybodys(rows.makeReservation),
  '/v1/organizer/reservation/:id/issue': everybodys(rows.makeInvoiceable),
  '/v1/organizer/reservation/:id/refund': everybodys(rows.makePaid),
  '/v1/organizer/reminder/:id/preview': everybodys(rows.makeLate),
  '/v1/organizer/issued/:id/credit': everybodys(rows.makeIssued),
  '/v1/organizer/issued/:id/pdf': everybodys(rows.makeIssued),
  '/v1/organizer/reservation/:id': everybodys(rows.makeReservation),
  '/v1/organizer/reservation/:id/confirm': everybodys(rows.makeReservation),
  '/v1/organizer/reservation/:id/cancel': everybodys(rows.makeReservation),
  '/v1/organizer/stand/:code': everybodys(rows.makeStand),
  '/v1/organizer/stand/:code/block': everybodys(rows.makeStand),
  '/v1/organizer/stand/:code/unblock': everybodys(rows.makeStand),
  '/v1/organizer/stand/:code/release': everybodys(rows.makeHeldStand),
  '/v1/organizer/stand/:code/split': everybodys(rows.makeJoinedStand),
  '/v1/organizer/stand/:code/move': everybodys(rows.makeHeldStand),
  '/v1/organizer/staff/:id': everybodys(rows.makeApplication),
  '/v1/organizer/staff/:id/file/:name': everybodys(rows.makeApplication),
  '/v1/organizer/staff/:id/note': everybodys(rows.makeApplication),
  '/v1/organizer/staff/:id/preview': everybodys(rows.makeApplication),
  '/v1/organizer/staff/:id/invite': everybodys(rows.makeApplication),
  '/v1/organizer/staff/:id/accept': everybodys(rows.makeApplication),
  '/v1/organizer/staff/:id/refuse': everybodys(rows.makeApplication),
};

/** @throws Error that says what to do, for a route that nobody has declared */
export function parametersOf(url: string): Parameters | null {
  if (!url.includes(':')) return null;
  const found = PARAMETERS[url];
  if (found) return found;
  throw new Error(
    `${url} has a parameter: say in PARAMETERS of test/safety/support/parameters.ts whose it is, and how to make one`,
  );
}
