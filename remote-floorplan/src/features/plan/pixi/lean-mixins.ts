import type { Container } from 'pixi.js';

/**
 * Stand in the build for what Pixi adds to its containers: measures, masks, order, search, caches. The plan's four nodes
 * are added, drawn and removed (`portal.replaces` in package.json, docs/decisions/0050).
 */
export const cacheAsTextureMixin = {};
export const effectsMixin = {};
export const findMixin = {};
export const getFastGlobalBoundsMixin = {};
export const getGlobalMixin = {};
export const bgr2rgb = (colour: number): number => colour;
export const measureMixin = {};
export const onRenderMixin = {};
export const sortMixin = { _zIndex: 0 };
export const toLocalGlobalMixin = {};

export const childrenHelperMixin = {
  allowChildren: true,
  removeChildren(this: Container): void {
    for (const child of [...this.children]) this.removeChild(child);
  },
  removeFromParent(this: Container): void {
    this.parent?.removeChild(this);
  },
};
