import * as v from 'valibot';
import { makeCartItem, makePackage, makeSimulation } from '../testing/simulations';
import {
  cartItemSchema,
  personalInfoSchema,
  selectedPackageSchema,
  simulationSchema,
  simulationStateSchema,
} from './simulation.schema';

const complete = makeSimulation({ packages: [makePackage()], items: [makeCartItem()] });

/** Messages by the path of the field. */
function messages(schema: v.GenericSchema, input: unknown) {
  const { issues = [] } = v.safeParse(schema, input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

function without(value: object, key: string) {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

test.each(['nationality', 'sector', 'participationType'])('%s is required', (field) => {
  const { personalInfo } = complete;
  const empty = { ...complete, personalInfo: { ...personalInfo, [field]: '  ' } };
  const required = { [`personalInfo.${field}`]: 'required' };
  expect(messages(simulationSchema, empty)).toEqual(required);
  expect(messages(simulationStateSchema, empty)).toEqual({});
  expect(messages(personalInfoSchema, without(personalInfo, field))).toEqual({
    [field]: 'required',
  });
});

test.each(['id', 'name', 'price', 'quantity', 'size'])('%s of a package is required', (field) => {
  expect(messages(selectedPackageSchema, without(makePackage(), field))).toEqual({
    [field]: 'required',
  });
});

test.each(['category', 'isPerDay', 'name', 'parentCategory', 'priceDA', '_id', 'title', 'unit'])(
  '%s of a cart item is required',
  (field) => {
    expect(messages(cartItemSchema, without(makeCartItem(), field))).toEqual({
      [field]: 'required',
    });
  },
);

test('what is optional in a cart item is null, and it counts once for one day', () => {
  const optional = ['additionalInfo', 'description', 'imagePath', 'priceEuro', 'quantity', 'days'];
  const bare = optional.reduce(without, makeCartItem());
  expect(v.parse(cartItemSchema, bare)).toMatchObject({
    additionalInfo: null,
    description: null,
    imagePath: null,
    priceEuro: null,
    quantity: 1,
    days: 1,
  });
});

test.each([
  ['price', '185000'],
  ['price', 0.5],
  ['price', -1],
  ['quantity', 0],
  ['size', Number.POSITIVE_INFINITY],
])('a package whose %s is %p is refused', (field, value) => {
  expect(v.is(selectedPackageSchema, { ...makePackage(), [field]: value })).toBe(false);
});

test('a package "Sur devis" has the price null', () => {
  expect(v.parse(selectedPackageSchema, makePackage({ price: null })).price).toBeNull();
});

test('the promo and its code are null by default', () => {
  const parsed = v.parse(simulationSchema, without(without(complete, 'promo'), 'promoCode'));
  expect(parsed).toEqual(complete);
});
