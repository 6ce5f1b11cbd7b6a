import {
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tabs,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const ROWS = [
  ['Article exemple 01', '12 m²', '1 000 DA'],
  ['Article exemple 02', '4 m²', '500 DA'],
] as const;

/** Tables and tabs. */
export function Tables(props: SectionProps) {
  const [tab, setTab] = useState(0);
  return (
    <Group {...props}>
      <Specimen code="TableContainer · Table · TableHead · TableBody · TableRow · TableCell">
        <TableContainer>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>Désignation</TableCell>
                <TableCell>Surface</TableCell>
                <TableCell align="right">Montant HT</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {ROWS.map(([name, size, amount]) => (
                <TableRow key={name}>
                  <TableCell>{name}</TableCell>
                  <TableCell>{size}</TableCell>
                  <TableCell align="right">{amount}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Specimen>
      <Specimen code="Tabs · Tab" note="Choisi, à choisir, désactivé">
        <Tabs value={tab} onChange={(_event, value: number) => setTab(value)} variant="scrollable">
          <Tab label="Lundi" />
          <Tab label="Mardi" />
          <Tab label="Mercredi" disabled />
        </Tabs>
      </Specimen>
    </Group>
  );
}
