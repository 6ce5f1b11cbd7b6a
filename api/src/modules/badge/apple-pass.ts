import { LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import { algerianInstant, closingInstant, editionBounds } from '@mosta/shared/domain/edition-clock';
import { COLORS } from '../../platform/colors';
import type { Template } from '../../platform/documents/template';
import type { AppleWallet } from '../../wallet-settings';
import { CATEGORY_COLORS } from './badge-categories';
import { type CardPart, type WalletBadge, type WalletCard, walletCard } from './wallet-card';

/** Pictures of a pass by their names in it, as base64. */
export type PassPictures = Record<string, string>;

export type ApplePass = {
  badge: WalletBadge;
  /** Of who asked: what a device shows that is set to none of the portal's languages. */
  language: Language;
  signer: Omit<AppleWallet, 'validUntil'>;
  pictures: PassPictures;
};

/** A badge as Apple Wallet takes it, signed. Its signature is made in the thread: it takes as long as drawing a page. */
export const APPLE_PASS_TEMPLATE: Template<ApplePass> = { name: 'apple-pass', draw: makeApplePass };

async function makeApplePass({ badge, language, signer, pictures }: ApplePass): Promise<Buffer> {
  // Not before the first pass: most portals have no wallet.
  const { PKPass } = await import('passkit-generator');
  const card = walletCard(badge, language);
  const files = Object.entries(pictures).map(([name, base64]) => [
    name,
    Buffer.from(base64, 'base64'),
  ]);
  const pass = new PKPass(
    Object.fromEntries(files),
    { signerCert: signer.certificate, signerKey: signer.key, wwdr: signer.wwdr },
    {
      ...{ formatVersion: 1, passTypeIdentifier: signer.passType, teamIdentifier: signer.team },
      ...{ serialNumber: badge.reference, organizationName: badge.edition.product },
      ...{ description: card.description, logoText: card.fair, sharingProhibited: true },
      ...{ backgroundColor: rgb(COLORS.paper), foregroundColor: rgb(COLORS.ink) },
      labelColor: rgb(CATEGORY_COLORS[badge.category]),
    },
  );
  pass.type = 'eventTicket';
  const fieldsOf = (...names: CardPart[]) =>
    names.flatMap((key) => {
      const part = card.parts[key];
      return part ? [{ key, ...part }] : [];
    });
  pass.headerFields.push(...fieldsOf('category'));
  pass.primaryFields.push(...fieldsOf('holder'));
  pass.secondaryFields.push(...fieldsOf('dates', 'place'));
  pass.auxiliaryFields.push(...fieldsOf('company', 'pays'));
  pass.backFields.push(...fieldsOf('fonction', 'hours', 'entrance'));
  pass.setBarcodes({
    ...{ format: 'PKBarcodeFormatQR', messageEncoding: 'iso-8859-1' },
    ...{ message: badge.code, altText: badge.reference },
  });
  pass.setRelevantDates(
    badge.edition.days.map((day) => ({
      startDate: algerianInstant(day.date, day.opens),
      endDate: closingInstant(day),
    })),
  );
  pass.setExpirationDate(editionBounds(badge.edition).closes);
  for (const other of LANGUAGES) pass.localize(other, translations(card, walletCard(badge, other)));
  return pass.getAsBuffer();
}

/** What the card's texts are called in a language, its own included, as a file of strings has them. */
function translations(card: WalletCard, other: WalletCard): Record<string, string> {
  const strings = { [escaped(card.description)]: escaped(other.description) };
  for (const [name, { label, value }] of Object.entries(card.parts)) {
    const translated = other.parts[name as CardPart];
    if (!translated) continue;
    strings[escaped(label)] = escaped(translated.label);
    strings[escaped(value)] = escaped(translated.value);
  }
  return strings;
}

/** The library writes texts between quotation marks as they are. */
function escaped(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A colour as passes write it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
