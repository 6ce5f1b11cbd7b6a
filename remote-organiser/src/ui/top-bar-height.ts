/** The bar of the back office, in units of the theme's spacing (4 px): what sticks below it stands clear of it. */
export const TOP_BAR_UNITS = 16;
