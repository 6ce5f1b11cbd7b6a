import { themeOf } from './portal-theme';

const { vars } = themeOf('ltr');

test('keeps the variables of the façades’ components and of the portal’s own colours', () => {
  expect(vars.palette.olive).toContain('--mui-palette-olive');
  expect(vars.palette.Alert.infoStandardBg).toContain('--mui-palette-Alert');
  expect(vars.shadows[8]).toContain('--mui-shadows-8');
  expect(vars.overlays[24]).toContain('--mui-overlays-24');
  expect(vars.zIndex.modal).toContain('--mui-zIndex-modal');
});

test('makes none of what nobody reads', () => {
  expect(vars.palette.grey).toBeUndefined();
  expect(vars.palette.Slider).toBeUndefined();
  expect(vars.shadows[23]).toBeUndefined();
});
