#!/usr/bin/env node
// Entry of `npx portal`. The descriptors of remotes are TypeScript: they are read as such from here on.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/cli');
process.exitCode = await main(process.argv.slice(2));
