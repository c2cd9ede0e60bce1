import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LadingProvider, TextInput } from '@lading/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFINITIONS } from './definitions';
import { Term } from './Term';
import { termLabel } from './term-label';

const GLOSSARY = path.resolve(import.meta.dirname, '../../../../docs/glossary.md');

test('the explanations are those of the glossary', () => {
  const rows = readFileSync(GLOSSARY, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '');
  const written = new Map(rows.map(([, name = '', text = '']) => [idOf(name), text]));
  for (const [name, { message }] of Object.entries(DEFINITIONS))
    expect([name, written.get(name.toLowerCase())]).toEqual([name, message]);
});

test('a term shows its explanation', async () => {
  render(
    <LadingProvider env="test">
      <Term of="proNumber">PRO</Term>
    </LadingProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'PRO' }));
  expect(await screen.findByText(/^The carrier's number for the freight bill/)).toBeVisible();
});

test('a term in a label explains itself beside it; the input keeps its name and the label its use', async () => {
  render(
    <LadingProvider env="test">
      <TextInput id="nmfc" {...termLabel('nmfc', 'NMFC item', 'nmfc')} />
    </LadingProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'NMFC item' });
  const help = screen.getByRole('button', { name: 'About NMFC item' });
  expect(help.closest('label')).toBeNull();
  await userEvent.click(help);
  expect(await screen.findByText(/^National Motor Freight Classification/)).toBeVisible();
  expect(input).not.toHaveFocus();
  await userEvent.click(screen.getByText('NMFC item'));
  expect(input).toHaveFocus();
});
