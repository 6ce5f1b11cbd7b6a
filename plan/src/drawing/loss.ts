/** Why a shape, or a part of it, is not drawn as the file says. */
export type LossCode =
  | 'BAD_COLOUR'
  | 'BAD_GRADIENT'
  | 'BAD_PATH'
  | 'BAD_SHAPE'
  | 'BAD_SIZE'
  | 'BAD_TRANSFORM'
  | 'DOUBLED_ID'
  | 'EMPTY_SHAPE'
  | 'OUT_OF_BOUNDS'
  | 'TOO_DEEP'
  | 'TOO_MANY_POINTS'
  | 'TOO_MANY_SHAPES';

export type Loss = {
  code: LossCode;
  /** The shape's id, or where it stands in the file, such as `shapes.3.children.0`. */
  shape: string;
};
export type ReportLoss = (code: LossCode, shape: string) => void;
