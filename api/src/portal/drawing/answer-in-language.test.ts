import { answerInLanguage } from './answer-in-language';

const item = {
  name: 'Chaise',
  priceDA: 1500,
  translations: { name: { en: 'Chair', ar: 'كرسي' }, unit: { en: '', ar: 'وحدة' } },
};
const session = {
  title: { fr: 'La filière', en: 'The trade', ar: 'المسار' },
  speakers: [{ name: 'Intervenant exemple', role: { fr: 'Chef', en: 'Chef', ar: '' } }],
};
const answerTo = (answer: unknown, language: 'fr' | 'en' | 'ar') =>
  JSON.parse(answerInLanguage(JSON.stringify(answer), language));

it('has the French texts alone for French readers', () => {
  expect(answerTo([item], 'fr')).toEqual([{ name: 'Chaise', priceDA: 1500 }]);
  expect(answerTo({ session }, 'fr').session.title).toEqual({ fr: 'La filière', en: '', ar: '' });
});

it('has their language for other readers, and French where it is missing', () => {
  expect(answerTo([item], 'ar')[0].translations).toEqual({
    name: { en: '', ar: 'كرسي' },
    unit: { en: '', ar: 'وحدة' },
  });
  const { title, speakers } = answerTo(session, 'ar');
  expect(title).toEqual({ fr: 'La filière', en: '', ar: 'المسار' });
  expect(speakers[0].role).toEqual({ fr: 'Chef', en: '', ar: '' });
});

it('leaves everything else as it is', () => {
  const hours = { opens: '10:00', closes: '18:00', places: [], note: null, fr: 4 };
  expect(answerTo({ hours, empty: {} }, 'en')).toEqual({ hours, empty: {} });
});
