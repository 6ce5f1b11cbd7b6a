import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NavigationDropdown } from './navigation-dropdown';

const links = [
  { path: '/date-lieu', label: 'Dates et lieu', line: 'Dates, lieu, accès et horaires.' },
  { path: '/hebergement', label: 'Hébergement', line: 'Des hôtels et leurs prix.' },
  { path: '/program', label: 'Programme', line: undefined },
];

async function openSalon() {
  const user = userEvent.setup();
  const { container } = await renderWithProviders(
    <NavigationDropdown group="salon" label="Salon" links={links} current="/Hebergement" />,
  );
  const button = screen.getByRole('button', { name: 'Salon' });
  return { user, button, container };
}

describe('NavigationDropdown', () => {
  it('hides its links until it is opened, and marks the current page whatever its case', async () => {
    const { user, button } = await openSalon();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Hébergement' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('moves by arrows, Home and End, and closes on Escape', async () => {
    const { user, button } = await openSalon();
    await user.click(button);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Dates et lieu' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Programme' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(screen.getByRole('link', { name: 'Dates et lieu' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('says what each page is about beside its link, whose name is the page’s alone', async () => {
    const { user, button } = await openSalon();
    expect(screen.queryByText('Des hôtels et leurs prix.')).not.toBeInTheDocument();
    await user.click(button);
    expect(screen.getByRole('link', { name: 'Hébergement' })).toHaveAccessibleDescription(
      'Des hôtels et leurs prix.',
    );
    expect(screen.getByRole('link', { name: 'Programme' })).not.toHaveAccessibleDescription();
  });

  it('fetches its drawing when it is opened', async () => {
    const { user, button, container } = await openSalon();
    const drawing = () => container.querySelector('[aria-hidden] > svg[viewBox="0 0 320 380"]');
    expect(drawing()).toBeNull();
    await user.click(button);
    await waitFor(() => expect(drawing()).not.toBeNull());
  });

  it('closes when the focus or the pointer goes elsewhere, and after a choice', async () => {
    const { user, button } = await openSalon();
    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Programme' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('has nothing that axe objects to', async () => {
    const { user, button, container } = await openSalon();
    await user.click(button);
    expect((await axe(container)).violations).toEqual([]);
  });
});
