import { escapeHtml } from '@mosta/release/page/escape-html';
import { COLORS } from '../colors';
import type { Block, Letter, LetterLook } from './letter';

const FONT = 'font-family:Figtree,system-ui,-apple-system,Segoe UI,Tahoma,Arial,sans-serif';
const STYLES = {
  body: `margin:0;padding:0;background:${COLORS.wheat};color:${COLORS.ink};${FONT};font-size:17px;line-height:1.55`,
  ground: 'padding:24px 12px',
  sheet: `max-width:600px;background:${COLORS.paper};border:1px solid ${COLORS.line};border-radius:18px;border-collapse:separate`,
  head: `padding:18px 28px;background:${COLORS.olive};color:${COLORS.paper};border-radius:17px 17px 0 0;border-bottom:4px solid ${COLORS.saffron};font-family:Fraunces,Georgia,serif;font-size:20px;font-weight:600`,
  content: 'padding:28px 28px 12px;text-align:start',
  title: `margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.25;font-weight:600;color:${COLORS.ink}`,
  text: 'margin:0 0 16px',
  facts: `width:100%;margin:0 0 20px;border-collapse:collapse;border-top:1px solid ${COLORS.line}`,
  label: `padding:8px 0;padding-inline-end:16px;border-bottom:1px solid ${COLORS.line};color:${COLORS.muted};font-weight:400;text-align:start;vertical-align:top`,
  value: `padding:8px 0;border-bottom:1px solid ${COLORS.line};font-weight:600;text-align:end;vertical-align:top;overflow-wrap:anywhere`,
  way: 'margin:24px 0 20px',
  button: `display:inline-block;padding:12px 26px;border-radius:999px;background:${COLORS.terracotta};color:${COLORS.paper};font-weight:600;text-decoration:none`,
  address: `display:block;margin-top:10px;color:${COLORS.muted};font-size:14px;overflow-wrap:anywhere;word-break:break-all`,
  from: `margin:0 0 6px;color:${COLORS.muted}`,
  quote: `margin:0 0 20px;padding:4px 16px;border-inline-start:3px solid ${COLORS.saffron};overflow-wrap:anywhere`,
  steps: 'margin:0 0 20px;padding-inline-start:24px',
  step: 'margin:0 0 8px',
  foot: `padding:16px 28px 22px;border-top:1px solid ${COLORS.line};color:${COLORS.muted};font-size:15px;text-align:start`,
} as const;

/** The page of a letter that was cleaned: styles in each element and nothing from elsewhere, as mail programs want it. */
export function letterHtml(letter: Letter, { name, signature }: LetterLook): string {
  const subject = escapeHtml(letter.subject);
  const content = letter.blocks.map(blockHtml).join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}" dir="${letter.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${STYLES.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${letter.direction}"><tr><td align="center" style="${STYLES.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.sheet}">
<tr><td style="${STYLES.head}">${escapeHtml(name)}</td></tr>
<tr><td style="${STYLES.content}">
<h1 dir="auto" style="${STYLES.title}">${subject}</h1>
${content}
</td></tr>
<tr><td style="${STYLES.foot}">${signature.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="${STYLES.text}">${lines(block)}</p>`;
  if ('facts' in block) {
    return `<table style="${STYLES.facts}">${block.facts.map(factHtml).join('')}</table>`;
  }
  if ('button' in block) {
    const link = escapeHtml(block.link);
    return `<p style="${STYLES.way}"><a href="${link}" style="${STYLES.button}">${escapeHtml(block.button)}</a><bdi dir="ltr" style="${STYLES.address}">${link}</bdi></p>`;
  }
  if ('quote' in block) {
    return `<p style="${STYLES.from}">${escapeHtml(block.from)}</p>
<blockquote dir="auto" style="${STYLES.quote}">${lines(block.quote)}</blockquote>`;
  }
  const items = block.steps.map((step) => `<li style="${STYLES.step}">${escapeHtml(step)}</li>`);
  return `<ol style="${STYLES.steps}">${items.join('')}</ol>`;
}

function factHtml([label, value]: readonly [string, string]): string {
  return `<tr><th scope="row" style="${STYLES.label}">${escapeHtml(label)}</th><td style="${STYLES.value}"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
