/**
 * The typefaces of a drawing as CSS that carries them, so that a file shows them where the portal's style sheets are
 * not: on another computer, or while the browser makes a picture of it.
 * @throws when a face cannot be fetched
 */
export async function facesOf(drawing: SVGSVGElement): Promise<string> {
  const families = [drawing, ...drawing.querySelectorAll('[font-family]')]
    .map((element) => element.getAttribute('font-family'))
    .join();
  const rules = [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => {
      const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      const source = URL_OF.exec(rule.style.getPropertyValue('src'))?.[1];
      return source && families.includes(`'${family}'`)
        ? [{ css: rule.cssText, address: new URL(source, sheet.href ?? document.baseURI) }]
        : [];
    }),
  );
  const faces = await Promise.all(
    rules.map(async ({ css, address }) => css.replace(URL_OF, `url("${await dataOf(address)}")`)),
  );
  return faces.join('\n');
}

const URL_OF = /url\(["']?([^"')]+)["']?\)/;

function rulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  // The rules of other origins cannot be read.
  if (sheet.href && new URL(sheet.href).origin !== window.location.origin) return [];
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
}

async function dataOf(address: URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A typeface could not be fetched: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(letters)}`;
}
