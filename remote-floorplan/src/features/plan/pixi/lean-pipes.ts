import type { InstructionSet, RenderContainer, Renderer, RenderGroup } from 'pixi.js';

const nothing = () => undefined;

/** Draws containers that draw themselves. */
class OwnPipe {
  constructor(private readonly renderer: Renderer) {}
  addRenderable(part: RenderContainer, instructions: InstructionSet): void {
    instructions.add(part);
  }
  readonly updateRenderable = nothing;
  validateRenderable(): boolean {
    return false;
  }
  execute(part: RenderContainer): void {
    if (part.isRenderable) part.render(this.renderer);
  }
  readonly destroy = nothing;
}

/** Draws a group whose transform the GPU applies. */
class GroupPipe {
  constructor(private readonly renderer: Renderer) {}
  addRenderGroup(group: RenderGroup, instructions: InstructionSet): void {
    instructions.add(group);
  }
  execute(group: RenderGroup): void {
    if (!group.isRenderable) return;
    const { globalUniforms, renderPipes } = this.renderer;
    globalUniforms.push({
      worldTransformMatrix: group.worldTransform,
      worldColor: group.worldColorAlpha,
    });
    const { instructions, instructionSize } = group.instructionSet;
    for (const instruction of instructions.slice(0, instructionSize))
      Reflect.get(renderPipes, instruction.renderPipeId).execute(instruction);
    globalUniforms.pop();
  }
  readonly destroy = nothing;
}

/** Pixi calls these while it gathers what is to be drawn; without sprites and masks there is nothing to do. */
class NoPipe {
  readonly buildStart = nothing;
  readonly buildEnd = nothing;
  readonly break = nothing;
  readonly upload = nothing;
  readonly pushBlendMode = nothing;
  readonly popBlendMode = nothing;
  readonly destroy = nothing;
}

/** Under the names by which Pixi asks for them. */
export const PIPES = {
  batch: NoPipe,
  blendMode: NoPipe,
  colorMask: NoPipe,
  customRender: OwnPipe,
  renderGroup: GroupPipe,
} as const;
