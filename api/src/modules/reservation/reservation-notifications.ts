import { because, type NoticeTexts } from '../notification/notice';

const list = (codes: readonly string[], [one, many]: readonly [string, string], comma = ', ') =>
  codes.length === 0 ? '' : ` (${codes.length === 1 ? one : many} ${codes.join(comma)})`;
const FR = ['stand', 'stands'] as const;
const AR = ['الجناح', 'الأجنحة'] as const;

export const RESERVATION_CONFIRMED: NoticeTexts<[codes: readonly string[]]> = {
  fr: (codes) => ({
    title: 'Réservation confirmée',
    message: `Votre réservation est confirmée${list(codes, FR)}.`,
  }),
  en: (codes) => ({
    title: 'Reservation confirmed',
    message: `Your reservation is confirmed${list(codes, FR)}.`,
  }),
  ar: (codes) => ({ title: 'تأكيد الحجز', message: `تأكّد حجزكم${list(codes, AR, '، ')}.` }),
};

export const RESERVATION_CANCELLED: NoticeTexts<[codes: readonly string[], reason: string]> = {
  fr: (codes, reason) => ({
    title: 'Réservation annulée',
    message: `L’organisation a annulé votre réservation${list(codes, FR)}${because('fr', reason)}.`,
  }),
  en: (codes, reason) => ({
    title: 'Reservation cancelled',
    message: `The organisers cancelled your reservation${list(codes, FR)}${because('en', reason)}.`,
  }),
  ar: (codes, reason) => ({
    title: 'إلغاء الحجز',
    message: `ألغت الجهة المنظمة حجزكم${list(codes, AR, '، ')}${because('ar', reason)}.`,
  }),
};
