import type { Page } from '@playwright/test';

/** Fills in the form of those who want to work at the fair, but for the CV. */
export async function fillApplication(page: Page, email: string, name = 'Exemple'): Promise<void> {
  const texts: [RegExp, string][] = [
    [/^Nom/, name],
    [/^Prénom/, 'Candidate'],
    [/^Date de naissance/, '1999-05-01'],
    [/^Téléphone/, '0555 12 34 56'],
    [/^Adresse e-mail/, email],
    [/^Adresse\s\*/, 'Adresse exemple, Mostaganem'],
    [/^Diplôme/, 'Licence exemple'],
    [/^Entreprise/, 'Entreprise exemple 01'],
    [/^Poste\s\*/, 'Accueil'],
    [/^Date de début/, '2022-01-15'],
    [/^Compétences/, 'accueil, vente'],
    [/^Langues/, 'arabe, français'],
    [/^Lettre de motivation/, 'Lettre exemple.'],
  ];
  for (const [label, text] of texts) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Niveau d’études/).selectOption('BAC +3');
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
}

/** Chooses the CV of the form. */
export function chooseResume(page: Page, buffer: Buffer): Promise<void> {
  return page
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
}

/** A PDF of one page that says one line, of letters that need no escape. */
export function pdfOf(line: string): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  let at = '%PDF-1.7\n'.length;
  const places = objects.map((object) => {
    const place = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    return place;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(`%PDF-1.7\n${objects.join('')}${table}${end}`, 'latin1');
}
