import * as v from 'valibot';

/** Bounds of pictures that organisers upload; sides in pixels. */
export const PICTURE_LIMITS = {
  /** Bytes of a file. */
  file: 1_000_000,
  /** Bytes of a drawing, which is text. */
  svg: 200_000,
  least: 16,
  most: 4000,
} as const;

const PATH = 'Cette image n’est pas de ce site.';

const sideSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(PICTURE_LIMITS.most),
);

/** A picture of the portal's own, uploaded or a sample, with the sides that keep its place while it loads. */
export const pictureSchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.regex(/^\/(v1\/picture\/[\da-f]{64}|sample\/[a-z]+\/[\da-z-]+\.svg)$/, PATH),
  ),
  width: sideSchema,
  height: sideSchema,
});

/** A cleaned picture, with the names of what was taken out of its file. */
export const uploadedPictureSchema = v.strictObject({
  picture: pictureSchema,
  removed: v.array(v.string()),
});
export type UploadedPicture = v.InferOutput<typeof uploadedPictureSchema>;
