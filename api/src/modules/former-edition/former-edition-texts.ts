import type { LocalizedText } from '@mosta/shared/contract/languages';

type Named = { product: string; year: number };
type Head = { title: LocalizedText; description: LocalizedText };

/** Title and description of the pages of a former edition. */
export function editionHead({ product, year }: Named): Head {
  return {
    title: {
      fr: `Édition ${year}`,
      en: `${year} edition`,
      ar: `دورة ${year}`,
    },
    description: {
      fr: `${product} ${year}\u00a0: les exposants et les actualités de cette édition passée.`,
      en: `${product} ${year}: the exhibitors and the news of this past edition.`,
      ar: `${product} ${year}: عارضو هذه الدورة السابقة وأخبارها.`,
    },
  };
}

export function directoryHead({ product, year }: Named): Head {
  return {
    title: {
      fr: `Exposants de l’édition ${year}`,
      en: `Exhibitors of the ${year} edition`,
      ar: `عارضو دورة ${year}`,
    },
    description: {
      fr: `Les exposants confirmés de ${product} ${year}, avec leur filière, leur pays et leur stand.`,
      en: `The confirmed exhibitors of ${product} ${year}, with their sector, country and stand.`,
      ar: `العارضون المؤكدون في ${product} ${year}، مع قطاعهم وبلدهم وجناحهم.`,
    },
  };
}

export function newsHead({ product, year }: Named): Head {
  return {
    title: {
      fr: `Actualités de l’édition ${year}`,
      en: `News of the ${year} edition`,
      ar: `أخبار دورة ${year}`,
    },
    description: {
      fr: `Ce que ${product} ${year} a annoncé, de la nouvelle la plus récente à la plus ancienne.`,
      en: `What ${product} ${year} announced, from the latest news to the oldest.`,
      ar: `ما أعلنه ${product} ${year}، من أحدث خبر إلى أقدمه.`,
    },
  };
}

export function exhibitorTitle(name: string, { year }: Named): LocalizedText {
  return {
    fr: `${name}, édition ${year}`,
    en: `${name}, ${year} edition`,
    ar: `${name}، دورة ${year}`,
  };
}
