// Loaded before the first document, whose time counts from its beginning.
import 'pdfkit';
import { TEMPLATES } from './modules/templates';
import type { PrintTask } from './platform/documents/template';

/** The program of each thread that draws documents. */
export async function draw({ template: name, content, begun }: PrintTask): Promise<Uint8Array> {
  begun.postMessage('begun');
  const template = TEMPLATES.find((candidate) => candidate.name === name);
  if (!template) throw new Error(`No template is called ${name}; templates.ts lists them`);
  // The other thread pairs a template with its content by type; messages between threads lose the type.
  return template.draw(content as never);
}
