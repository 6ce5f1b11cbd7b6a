/** Colours of what leaves the portal, documents and mails: the light scheme's. */
export const COLORS = {
  ink: '#1d2a1f',
  muted: '#5a6557',
  line: '#e4d8bf',
  olive: '#2f4a2b',
  terracotta: '#b8472a',
  sea: '#1f5f73',
  /** Ornament only. */
  saffron: '#e2b04a',
  wheat: '#f6eedd',
  paper: '#fffdf8',
} as const;
