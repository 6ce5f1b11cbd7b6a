/** Something else than what the contract asks for. */
export default { hello: 'world' };
