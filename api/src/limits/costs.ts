/** What a call may cost beside reading and writing a few rows. */
export type CostName = 'pdf' | 'mail' | 'application' | 'document' | 'record' | 'letter' | 'scan';

export type LimitSettings = {
  /** Points that one address, and one account, may spend in a minute on all that costs. */
  pointsPerMinute: number;
  /** Over all callers. A day has ten times as many, so that a burst cannot use up the day. */
  mailsPerHour: number;
  pdfsPerHour: number;
  /** Of files, over all callers: as much for applications as for documents. An hour has a quarter. */
  uploadMegabytesPerDay: number;
};

/** Of whom an allowance is: a network address, a signed-in account and those that act with it for an exhibitor, or everybody together. */
export type Scope = 'address' | 'account' | 'all';

export type CostAllowance = { scope: Scope; limit: number; seconds: number };

export type Cost = {
  points: number;
  /** Counted in bytes of the body; otherwise once a call. */
  bytes: boolean;
  /** The most shared last. */
  allowances: readonly CostAllowance[];
};

const HOUR = 3600;
const DAY = 24 * HOUR;
const MEGABYTE = 1024 * 1024;

/** What quotes and participation forms of all callers may fill in a day; each is some 2 KB, and 500 KB at most. */
const RECORDS_PER_DAY = 500 * MEGABYTE;
/** Letters that an exhibitor may write to the organiser in a day. */
const LETTERS_PER_DAY = 100;
/** Badges that an exhibitor may scan in a day: one in half a minute, from the opening to the closing. */
const SCANS_PER_DAY = 1000;
/** One address or account may send a tenth of what all together may. */
const SHARE_OF_ONE = 10;

/**
 * What each costs. A minute's 600 points are 30 documents drawn, or 20 mails to typed addresses, or 60 uploads, or a
 * mixture. Strangers' applications and exhibitors' documents have a budget each: neither uses up the other's.
 */
export function costsOf(settings: LimitSettings): Record<CostName, Cost> {
  const { mailsPerHour, pdfsPerHour } = settings;
  const perDay = settings.uploadMegabytesPerDay * MEGABYTE;
  const uploads = (scope: 'address' | 'account'): readonly CostAllowance[] => [
    { scope, limit: Math.ceil(perDay / SHARE_OF_ONE), seconds: DAY },
    { scope: 'all', limit: Math.ceil(perDay / 4), seconds: HOUR },
    { scope: 'all', limit: perDay, seconds: DAY },
  ];
  return {
    pdf: {
      points: 20,
      bytes: false,
      allowances: [
        { scope: 'all', limit: pdfsPerHour, seconds: HOUR },
        { scope: 'all', limit: pdfsPerHour * 10, seconds: DAY },
      ],
    },
    mail: {
      points: 30,
      bytes: false,
      allowances: [
        { scope: 'address', limit: Math.ceil(mailsPerHour / SHARE_OF_ONE), seconds: HOUR },
        { scope: 'all', limit: mailsPerHour, seconds: HOUR },
        { scope: 'all', limit: mailsPerHour * 10, seconds: DAY },
      ],
    },
    application: { points: 10, bytes: true, allowances: uploads('address') },
    document: { points: 10, bytes: true, allowances: uploads('account') },
    record: {
      points: 5,
      bytes: true,
      allowances: [
        { scope: 'address', limit: RECORDS_PER_DAY / SHARE_OF_ONE, seconds: DAY },
        { scope: 'all', limit: RECORDS_PER_DAY, seconds: DAY },
      ],
    },
    letter: {
      points: 1,
      bytes: false,
      allowances: [{ scope: 'account', limit: LETTERS_PER_DAY, seconds: DAY }],
    },
    scan: {
      points: 1,
      bytes: false,
      allowances: [{ scope: 'account', limit: SCANS_PER_DAY, seconds: DAY }],
    },
  };
}

/** The key under which an allowance is counted. @param owner '' for everybody's */
export function allowanceKey(name: string, { scope, seconds }: CostAllowance, owner = ''): string {
  return `${name}|${seconds}|${scope}|${owner}`;
}
