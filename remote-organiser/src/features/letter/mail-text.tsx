import { Typography } from '@mosta/shared/ui';

type Part = { quoted: boolean; text: string };

/** The text of a mail, in which what the organiser wrote is a quotation, as mails mark it: by `> `. */
export function MailText({ children }: { children: string }) {
  return partsOf(children).map(({ quoted, text }, index) => (
    <Typography
      // parts have no name but their place
      key={`${index} ${text}`}
      component={quoted ? 'blockquote' : 'p'}
      sx={{ whiteSpace: 'pre-wrap', margin: 0, ...(quoted && QUOTED) }}
    >
      {text}
    </Typography>
  ));
}

const QUOTED = {
  ...{ marginBlock: 3, paddingInlineStart: 4 },
  ...{ borderInlineStart: '3px solid', borderColor: 'saffron' },
} as const;

function partsOf(mail: string): Part[] {
  const parts: Part[] = [];
  for (const line of mail.split('\n')) {
    const quoted = line.startsWith('>');
    const text = quoted ? line.replace(/^> ?/, '') : line;
    const last = parts.at(-1);
    if (last?.quoted === quoted) last.text += `\n${text}`;
    else parts.push({ quoted, text });
  }
  return parts.map(({ quoted, text }) => ({ quoted, text: text.trim() }));
}
