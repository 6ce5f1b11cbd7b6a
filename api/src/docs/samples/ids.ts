export const ID = '7d5b2f0e-6c1a-4e8b-9a43-2b6f0c9d1e57';
export const OTHER_ID = 'b02e4c6f-1d37-4f5a-8c69-3e7a5d0b9f21';
