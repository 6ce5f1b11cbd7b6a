import * as v from 'valibot';

/** Key of the session storage (specification, section 3). */
export const SIMULATION_STORAGE_KEY = 'simulationData';

/** Version of the stored form; state without one was written by the former site, and is migrated. */
export const SIMULATION_VERSION = 1;

/** Bounds that keep every sum of a valid simulation a safe integer, even if it is forged. */
export const SIMULATION_LIMITS = {
  /** Smallest used units: whole dinars, euro cents. */
  price: 100_000_000,
  quantity: 999,
  /** Stands of all packages together. */
  stands: 20,
  days: 30,
  squareMetres: 10_000,
  packages: 50,
  items: 200,
  /** Characters. */
  text: 500,
} as const;

/** The specification's message of a missing field (section 5); pages translate it by this word. */
const REQUIRED = 'required';

const draftText = v.pipe(v.string(REQUIRED), v.maxLength(SIMULATION_LIMITS.text));
const requiredText = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.maxLength(SIMULATION_LIMITS.text),
);
const optionalText = v.optional(
  v.nullable(v.pipe(v.string(), v.maxLength(4 * SIMULATION_LIMITS.text))),
  null,
);
const price = v.pipe(
  v.number(REQUIRED),
  v.integer(),
  v.minValue(0),
  v.maxValue(SIMULATION_LIMITS.price),
);
const count = (most: number) =>
  v.pipe(v.number(REQUIRED), v.integer(), v.minValue(1), v.maxValue(most));
const euroPrice = v.optional(v.nullable(price), null);

/** The person who simulates; complete, as a quote requires. */
export const personalInfoSchema = v.object(
  { nationality: requiredText, sector: requiredText, participationType: requiredText },
  REQUIRED,
);

/** The same while it is being filled in: a field may still be empty. */
const draftPersonalInfoSchema = v.object(
  { nationality: draftText, sector: draftText, participationType: draftText },
  REQUIRED,
);
export type PersonalInfo = v.InferOutput<typeof personalInfoSchema>;

/** A package that was chosen: a stand offer of one size. */
export const selectedPackageSchema = v.object(
  {
    id: requiredText,
    name: requiredText,
    /** Whole dinars before tax for one; null means "Sur devis", and leaving it out is an error. */
    price: v.nullable(price),
    /** Euro cents before tax for one; null means "Sur devis". */
    priceEuro: euroPrice,
    quantity: count(SIMULATION_LIMITS.quantity),
    /** Square metres. */
    size: v.pipe(
      v.number(REQUIRED),
      v.finite(),
      v.minValue(0),
      v.maxValue(SIMULATION_LIMITS.squareMetres),
    ),
  },
  REQUIRED,
);
export type SelectedPackage = v.InferOutput<typeof selectedPackageSchema>;

/** A supply, service or print in the cart. */
export const cartItemSchema = v.object(
  {
    _id: requiredText,
    name: requiredText,
    title: requiredText,
    category: requiredText,
    parentCategory: requiredText,
    unit: requiredText,
    isPerDay: v.boolean(REQUIRED),
    /** Days charged where `isPerDay`; of no effect elsewhere. */
    days: v.optional(count(SIMULATION_LIMITS.days), 1),
    quantity: v.optional(count(SIMULATION_LIMITS.quantity), 1),
    /** Whole dinars before tax. */
    priceDA: price,
    /** Euro cents before tax; null means "Sur devis". */
    priceEuro: euroPrice,
    additionalInfo: optionalText,
    description: optionalText,
    imagePath: optionalText,
  },
  REQUIRED,
);
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** A resolved promo code. Pricing clamps its value, so here any number is valid. */
export const promoSchema = v.object(
  {
    /** "percentage", or anything else for a fixed amount (specification, section 9). */
    discountType: requiredText,
    /** Percent, or smallest used units of the currency. */
    discountValue: v.pipe(v.number(REQUIRED), v.finite()),
    /** Currency of a fixed amount; without it the amount is in the simulation's own. */
    currency: v.optional(v.picklist(['DZD', 'EUR'])),
  },
  REQUIRED,
);
export type Promo = v.InferOutput<typeof promoSchema>;

/** Cart keyed by item id. */
const cartSchema = v.pipe(
  v.record(v.string(), cartItemSchema, REQUIRED),
  v.check((cart) => Object.keys(cart).length <= SIMULATION_LIMITS.items, 'max'),
  v.check(
    (cart) => Object.entries(cart).every(([id, item]) => id === item._id),
    'The cart is keyed by item id',
  ),
);

const selectionSchema = v.object(
  {
    selectedFormules: v.pipe(
      v.array(selectedPackageSchema, REQUIRED),
      v.maxLength(SIMULATION_LIMITS.packages),
      v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Repeated id'),
    ),
  },
  REQUIRED,
);

/** How many stands a simulation has. */
export function countStands({ selectedFormules }: v.InferOutput<typeof selectionSchema>): number {
  return selectedFormules.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What is asked for is bounded; what was quoted before the bound stays readable. */
export const boundedSelectionSchema = v.pipe(
  selectionSchema,
  v.check(
    (selection) => countStands(selection) <= SIMULATION_LIMITS.stands,
    `Une simulation compte au plus ${SIMULATION_LIMITS.stands} stands.`,
  ),
);

const contents = {
  formule: selectionSchema,
  cart: cartSchema,
  promo: v.optional(v.nullable(promoSchema), null),
  /** What the visitor typed; null before. */
  promoCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
};

/** A simulation that may be incomplete (specification, section 3). */
export const simulationStateSchema = v.object(
  { personalInfo: draftPersonalInfoSchema, ...contents },
  REQUIRED,
);
export type SimulationState = v.InferOutput<typeof simulationStateSchema>;

/** A complete simulation, ready for a quote (specification, section 5). */
export const simulationSchema = v.object(
  { personalInfo: personalInfoSchema, ...contents },
  REQUIRED,
);
export type Simulation = v.InferOutput<typeof simulationSchema>;

/** The stored form: the state and its version side by side. */
export const storedSimulationSchema = v.object({
  version: v.literal(SIMULATION_VERSION),
  ...simulationStateSchema.entries,
});
