/** Ways to pay for a participation (specification, section 9): transfer, cheque, cash. */
export const PAYMENT_MODES = ['virement', 'cheque', 'espece'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
