import { personInitials, personName } from './person-name';

test.each([
  [{ prenom: 'Amina', nom: 'Exemple' }, 'Amina Exemple', 'AE'],
  [{ nom: 'Amina Ben Exemple' }, 'Amina Ben Exemple', 'AE'],
  [{ nom: 'exemple' }, 'exemple', 'E'],
  [{ prenom: 'أمينة', nom: 'مثال' }, 'أمينة مثال', 'أم'],
  [{ nom: '' }, '', ''],
])('%j is written %s, and %s', (person, name, initials) => {
  expect(personName(person)).toBe(name);
  expect(personInitials(person)).toBe(initials);
});
