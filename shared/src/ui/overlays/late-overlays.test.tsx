import { render, screen } from '@testing-library/react';
import { Dialog, Drawer, Menu } from './late-overlays';

it('draws what stands in the page although nobody opens it', async () => {
  render(
    <>
      <Dialog open={false}>dialogue</Dialog>
      <Menu open={false}>menu</Menu>
      <Drawer>tiroir fermé</Drawer>
      <Drawer variant="permanent">colonne</Drawer>
    </>,
  );
  expect(await screen.findByText('colonne')).toBeVisible();
  for (const closed of ['dialogue', 'menu', 'tiroir fermé'])
    expect(screen.queryByText(closed)).not.toBeInTheDocument();
});

it('draws what is opened', async () => {
  render(<Dialog open>dialogue</Dialog>);
  expect(await screen.findByText('dialogue')).toBeVisible();
});
