import { formatDate, formatTime } from '@mosta/shared/domain/format';

type Named = { nom: string; prenom: string | null };

/** What the person at the gate reads aloud; local time. @param gate who let the badge in */
export function usedSentence({ prenom, nom }: Named, at: Date, gate: string | null): string {
  const where = gate === null ? '' : `, contrôle fait par ${gate}`;
  return `Déjà entré avec ce badge : ${prenom} ${nom}, le ${momentOf(at)}${where}.`;
}

export function revokedSentence(reference: string, { prenom, nom }: Named, at: Date): string {
  return `Le badge ${reference} (${prenom} ${nom}) a été annulé le ${momentOf(at)}.`;
}

/** The name of the organiser at the gate. */
export function gateOf(gate: Named | null): string | null {
  return gate && [gate.prenom, gate.nom].filter(Boolean).join(' ');
}

function momentOf(at: Date): string {
  return `${formatDate('fr', at)} à ${formatTime('fr', at)}`;
}
