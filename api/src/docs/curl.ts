import type { DescribedCall } from './described-call';

/** A command that can be pasted: the call with its example values. @param base `https://exemple.dz` */
export function curlOf(
  { call, parameters, body, answers, path }: DescribedCall,
  base: string,
): string {
  const parameterOf = (name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.name === name)?.example ?? name));
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name }) => `${name}=${parameterOf(name)}`)
    .join('&');
  const address = `${base}${path.replace(/\{(\w+)\}/g, (_, name: string) => parameterOf(name))}${query && `?${query}`}`;
  const file = answers.find(({ mediaType, content }) => mediaType !== null && !content)?.mediaType;
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} ${quote(address)}`,
    ...(call.access === 'public' ? [] : ["-H 'authorization: Bearer JETON'"]),
    ...(body ? bodyOf(body) : []),
    ...(file ? [`-o exemple.${/svg|csv/.exec(file)?.[0] ?? 'pdf'}`] : []),
  ].join(' \\\n  ');
}

function bodyOf({ example, multipart }: NonNullable<DescribedCall['body']>): string[] {
  if (!multipart) {
    return ["-H 'content-type: application/json'", `-d ${quote(JSON.stringify(example, null, 2))}`];
  }
  const fields = typeof example === 'object' && example !== null ? Object.entries(example) : [];
  return fields.map(([name, value]: [string, unknown]) => {
    if (multipart.files.includes(name)) {
      const type = multipart.mediaType ?? 'application/pdf';
      return `-F '${name}=@${name}.${/svg/.test(type) ? 'svg' : 'pdf'};type=${type}'`;
    }
    return `--form-string ${quote(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)}`;
  });
}

/** One word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
