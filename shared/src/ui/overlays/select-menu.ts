/** Takes the place of MUI's Menu below a select, which would otherwise bring all overlays along (tools/src/build/webpack/host.ts). */
// biome-ignore lint/style/noDefaultExport: MUI's select asks for the module's default
export { Menu as default } from './late-overlays';
