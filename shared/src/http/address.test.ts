import type { AxiosRequestConfig } from 'axios';
import { addressOf } from './address';
import { axios } from './axios-library';

const CALLS: AxiosRequestConfig[] = [
  { url: 'v1/stand' },
  { url: '/v1/stand' },
  { baseURL: '/', url: 'v1/stand' },
  { baseURL: '/api/', url: '/v1/stand#row' },
  { baseURL: '/api' },
  { baseURL: '/', url: 'https://salon.example/v1/stand' },
  { baseURL: '/', url: '//salon.example/v1/stand' },
  { url: 'v1/stand', params: {} },
  { url: 'v1/stand#row', params: { code: 'A01' } },
  { url: 'v1/stand?kind=vip', params: { code: 'A 01', state: null, owner: undefined } },
  { url: 'v1/stand', params: { open: true, size: 9, since: new Date(0) } },
  { url: 'v1/stand', params: { code: ['A01', 'B:02', null], price: '1,5 $', 'a&b': 'é&=' } },
  { url: 'v1/stand', params: { size: { from: 9, to: [12, 18] }, list: [{ code: 'A01' }, 'B02'] } },
  { url: 'v1/stand', params: new URLSearchParams({ code: 'A 01' }) },
  {
    url: 'v1/stand',
    params: { code: 'A01' },
    paramsSerializer: { serialize: ({ code }) => `c=${String(code)}` },
  },
];

it.each(CALLS)('writes %j as axios does', (call) => {
  expect(addressOf(call)).toBe(axios.getUri(call));
});
