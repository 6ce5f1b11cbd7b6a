import {
  AlmondDrawing,
  DateDrawing,
  FigDrawing,
  HoneyDrawing,
  OliveDrawing,
  OrangeDrawing,
  SardineDrawing,
  WheatDrawing,
} from '@mosta/shared/illustrations';
import type { Scene } from '@mosta/shared/scenes/scene';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DescriptorSource, isIndexable } from '../contract/descriptor';
import { directionOf, type Language } from '../contract/languages';
import { routeSlug } from '../contract/published';
import { PALETTE } from '../theme/tokens';
import { ProducePicture, ScenePicture } from './link-picture';
import { type OutlineText, outlineFigures } from './outlined-text';
import type { PrerenderedFile } from './prerender-pages';

const COLOURS = PALETTE.light;
/** Of pages that have no scene, one after another. */
const DRAWINGS = [
  OliveDrawing,
  WheatDrawing,
  SardineDrawing,
  OrangeDrawing,
  FigDrawing,
  HoneyDrawing,
  DateDrawing,
  AlmondDrawing,
];

/**
 * Pictures of the routes that may be shared, 1200 by 630, in one language, as SVG whose text is outlines: the scene at the head
 * of the page, or produce beside zellige where it has none.
 */
export function drawLinkPictures(
  descriptor: DescriptorSource,
  scenes: ReadonlyMap<string, Scene>,
  language: Language,
  outline: OutlineText,
): PrerenderedFile[] {
  return descriptor.routes.filter(isIndexable).map((route, index) => {
    const scene = scenes.get(route.path);
    // The title "Home" carries no information.
    const title = (route.path === '/' ? route.description : route.title)[language];
    const words = { title, language, outline };
    const drawing = route.path === '/' ? undefined : DRAWINGS[index % DRAWINGS.length];
    const svg = renderToStaticMarkup(
      scene ? (
        <ScenePicture {...words} scene={scene} />
      ) : (
        <ProducePicture {...words} drawing={drawing} />
      ),
    );
    const text = inColours(outlineFigures(svg, outline, directionOf(language) === 'rtl'));
    return { file: `og/${language}/${routeSlug(route.path)}.svg`, text };
  });
}

/** A drawing by itself: the shapes name the theme's colours, and a picture of its own has no theme. */
export function inColours(svg: string): string {
  return svg.replace(
    /var\(--mui-palette-(\w+)\)/g,
    (_whole, name: string) => Object.entries(COLOURS).find(([key]) => key === name)?.[1] ?? name,
  );
}
