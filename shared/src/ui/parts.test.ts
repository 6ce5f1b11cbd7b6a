import * as base from './base';
import * as choices from './choices';
import * as fields from './fields';
import * as tables from './tables';
import * as tabs from './tabs';
import * as ui from './ui';

it('hands out all that its parts have, each from one of them', () => {
  const names = [base, choices, fields, tables, tabs].flatMap((part) => Object.keys(part));
  expect(Object.keys(ui).sort()).toEqual([...names].sort());
  expect(new Set(names).size).toBe(names.length);
});
