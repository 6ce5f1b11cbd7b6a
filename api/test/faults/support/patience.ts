import { endEverything } from './processes';

// A limit against hanging, not a measure.
jest.setTimeout(900_000);
afterAll(endEverything);
