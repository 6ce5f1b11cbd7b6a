import { HEADINGS, type Problem } from '../messages';

const ID = 'portal-development';

const STYLES = {
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: '2147483647',
  maxBlockSize: '45vh',
  overflow: 'auto',
  padding: '12px 20px 16px',
  background: '#2b1512',
  color: '#ffece6',
  borderBlockStart: '4px solid #ff7a59',
  font: '14px/1.5 ui-monospace, monospace',
  direction: 'ltr',
};

/** Shows above the page what is to be mended; it goes when all of it is. */
export function showProblems(problems: readonly Problem[]): void {
  document.getElementById(ID)?.remove();
  if (problems.length === 0) return;
  const box = element('section');
  box.id = ID;
  box.setAttribute('role', 'alert');
  box.setAttribute('aria-label', 'Développement');
  box.tabIndex = 0;
  Object.assign(box.style, STYLES);
  box.append(closeButton(box), ...problems.flatMap(drawProblem));
  document.body.append(box);
}

function drawProblem({ kind, lines }: Problem): HTMLElement[] {
  const heading = element('h2', HEADINGS[kind].wrong);
  Object.assign(heading.style, { margin: '0 0 4px', font: 'bold 16px/1.4 sans-serif' });
  const text = element('pre', lines.join('\n'));
  Object.assign(text.style, { margin: '0 0 12px', font: 'inherit', whiteSpace: 'pre-wrap' });
  return [heading, text];
}

function closeButton(box: HTMLElement): HTMLElement {
  const button = element('button', 'Fermer');
  Object.assign(button.style, { float: 'inline-end', font: 'inherit', padding: '4px 12px' });
  button.addEventListener('click', () => box.remove());
  return button;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
