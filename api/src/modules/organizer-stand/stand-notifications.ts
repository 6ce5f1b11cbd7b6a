const because = (reason: string) => (reason === '' ? '' : `\u00a0: ${reason}`);

/** What an exhibitor reads when the organiser ends an option or takes a stand back. */
export function standReleased(code: string, kind: 'hold' | 'sale', reason: string) {
  return {
    title: `Stand ${code} libéré`,
    message:
      kind === 'hold'
        ? `L’organisation a mis fin à votre option sur le stand ${code}${because(reason)}.`
        : `L’organisation a retiré le stand ${code} de votre réservation${because(reason)}.`,
  };
}

/** What an exhibitor reads when the organiser gives another stand. */
export function standMoved(from: string, to: string, kind: 'hold' | 'sale') {
  const what = kind === 'hold' ? 'Votre option sur le' : 'Votre réservation du';
  return {
    title: `Stand ${from} remplacé par ${to}`,
    message: `${what} stand ${from} porte désormais sur le stand ${to}.`,
  };
}
