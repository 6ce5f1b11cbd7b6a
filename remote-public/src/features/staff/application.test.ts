import { STAFF_FILE_LIMIT, STAFF_FILES } from '@mosta/shared/schemas/staff.schema';
import * as v from 'valibot';
import { applicationSchema, EMPTY_DRAFT, fieldNames, NO_FILES } from './application';
import { fieldOfPath } from './application.queries';
import { checkPdf } from './pdf-check';

/** A readable file; jsdom's own lacks the methods to read it. */
function fileOf(content: string, size = content.length): File {
  const text = (from: number, to: number) => Promise.resolve(content.slice(from, to));
  const file = new File([], 'exemple.pdf');
  return Object.defineProperties(file, {
    size: { value: size },
    slice: { value: (from: number, to: number) => ({ text: () => text(from, to) }) },
  });
}

describe('fieldOfPath', () => {
  it.each([
    ...STAFF_FILES.map((name) => [name, `files.${name}`]),
    ['personalInfo.email', 'personalInfo.email'],
    ['professionalInformation.skills.4', 'professionalInformation.skills'],
    ['professionalInformation.works.1.company', 'professionalInformation.works.1.company'],
    ['consent', 'consent'],
  ])('finds %s at %s, where the summary looks', (path, field) => {
    expect(fieldOfPath(path)).toBe(field);
    expect(fieldNames(2)).toContain(field);
  });
});

describe('the form’s own rules', () => {
  const checked = v.safeParse(applicationSchema, { ...EMPTY_DRAFT, files: NO_FILES });

  it('demand what the specification demands, and nothing else', () => {
    const refused = (checked.issues ?? []).map((issue) => v.getDotPath(issue));
    expect(new Set(refused)).toEqual(
      new Set([
        ...['name', 'surname', 'birthdate', 'email', 'phone', 'address'].map(
          (name) => `personalInfo.${name}`,
        ),
        ...['studyLevel', 'diplome', 'skills', 'languages', 'coverLetter'].map(
          (name) => `professionalInformation.${name}`,
        ),
        ...['company', 'position', 'startDate'].map(
          (name) => `professionalInformation.works.0.${name}`,
        ),
        'files.resume',
        'consent',
      ]),
    );
  });

  it('have a line in the summary for every field that they refuse', () => {
    for (const issue of checked.issues ?? []) {
      expect(fieldNames(1)).toContain(v.getDotPath(issue));
    }
  });
});

describe('checkPdf', () => {
  it('goes by what a file begins with, and its size', async () => {
    expect(await checkPdf(fileOf('%PDF-1.7'))).toBeNull();
    expect(await checkPdf(fileOf('%PDF-1.7', STAFF_FILE_LIMIT))).toBeNull();
    expect(await checkPdf(fileOf('%PDF-1.7', STAFF_FILE_LIMIT + 1))).toBe('tooLarge');
    expect(await checkPdf(fileOf('MZ program'))).toBe('notPdf');
    expect(await checkPdf(fileOf(''))).toBe('notPdf');
  });

  it('says so when a file cannot be read any more', async () => {
    const gone = Object.defineProperty(new File([], 'exemple.pdf'), 'slice', {
      value: () => ({ text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    expect(await checkPdf(gone)).toBe('unreadable');
  });
});
