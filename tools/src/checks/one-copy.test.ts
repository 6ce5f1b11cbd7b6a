import { duplicatesIn } from './one-copy';

const lockWith = (packages: string) =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${packages}\nsnapshots:\n`;

describe('duplicatesIn', () => {
  it('names a library that is there twice, and one that is missing', () => {
    const complaints = duplicatesIn(
      lockWith(
        "  react@19.3.1:\n    x\n\n  react@18.0.0:\n    x\n\n  '@mui/material@9.5.0':\n    x\n",
      ),
    );
    expect(complaints).toContain('react : 19.3.1, 18.0.0');
    expect(complaints).toContain('zustand : absent');
    expect(complaints).not.toContain('@mui/material');
  });
});
