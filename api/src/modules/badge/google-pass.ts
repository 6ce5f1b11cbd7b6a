import { createHash } from 'node:crypto';
import type { Language } from '@mosta/shared/contract/languages';
import { algerianTimestamp, editionBounds } from '@mosta/shared/domain/edition-clock';
import { SignJWT } from 'jose';
import type { GoogleWallet } from '../../wallet-settings';
import { type WalletBadge, type WalletCard, walletCard } from './wallet-card';

const SAVE = 'https://pay.google.com/gp/v/save/';

type GooglePass = {
  badge: WalletBadge;
  language: Language;
  signer: GoogleWallet;
  /** Address of the fair's mark, where Google can fetch it. */
  logo: string | undefined;
};

/**
 * The address that puts a badge into Google Wallet: class and object stand in its token, so that Google learns of a badge when its
 * holder follows the link, and not before.
 */
export async function googleSaveLink({ badge, language, signer, logo }: GooglePass) {
  const card = walletCard(badge, language);
  const text = (value: string) => ({ defaultValue: { language, value } });
  const fair = classOf({ badge, card, text, logo });
  // What Google has once stays as it came: another name for another content.
  const classId = `${signer.issuer}.${digestOf(fair)}`;
  const object = objectOf({ badge, card, text });
  const id = `${signer.issuer}.${badge.reference}-${digestOf([classId, object])}`;
  const token = await new SignJWT({
    typ: 'savetowallet',
    payload: {
      eventTicketClasses: [{ id: classId, ...fair }],
      eventTicketObjects: [{ id, classId, ...object }],
    },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(signer.email)
    .setAudience('google')
    .setIssuedAt()
    .sign(signer.key);
  return SAVE + token;
}

type Texts = {
  badge: WalletBadge;
  card: WalletCard;
  text: (value: string) => { defaultValue: { language: Language; value: string } };
};

/** The fair, which is the same for all badges of a language. */
function classOf({ badge, card, text, logo }: Texts & Pick<GooglePass, 'logo'>) {
  const { opens, closes } = editionBounds(badge.edition);
  return {
    issuerName: badge.edition.product,
    reviewStatus: 'UNDER_REVIEW',
    eventName: text(card.fair),
    venue: { name: text(badge.edition.venue ?? card.city), address: text(card.city) },
    dateTime: { start: algerianTimestamp(opens), end: algerianTimestamp(closes) },
    ...(logo === undefined ? {} : { logo: { sourceUri: { uri: logo } } }),
  };
}

/** Who comes, and no more of it than the entrance asks for: the address stays short, and Google learns little. */
function objectOf({ badge, card, text }: Texts) {
  return {
    state: 'ACTIVE',
    ticketHolderName: `${badge.prenom} ${badge.nom}`,
    ticketNumber: badge.reference,
    ticketType: text(card.parts.category?.value ?? ''),
    barcode: { type: 'QR_CODE', value: badge.code },
  };
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 8);
}
