// A limit against hanging, not a measure: a test that compiles takes as long as a busy machine needs.
jest.setTimeout(300_000);
