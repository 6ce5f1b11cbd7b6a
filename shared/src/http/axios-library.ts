/** What the clients need of axios, and no more of it. */
export { AxiosHeaders, default as axios } from 'axios';
