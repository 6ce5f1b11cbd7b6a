/**
 * Drawings of the region's produce and of what is being made. They hold no state of the page, so each remote carries
 * those that it shows.
 */
export { ConstructionDrawing } from './construction';
export { HoneyDrawing, SardineDrawing, WheatDrawing } from './products-land-sea';
export {
  AlmondDrawing,
  DateDrawing,
  FigDrawing,
  OliveDrawing,
  OrangeDrawing,
} from './products-orchard';
