// A limit against hanging, not a measure: an embedded database starts slowly on a busy machine.
jest.setTimeout(300_000);
