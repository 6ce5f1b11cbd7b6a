import type { ContentText } from '@mosta/shared/schemas/content-text.schema';

/** English and Arabic of what sample articles and hotels say, by the French text. */
const TRANSLATIONS: Readonly<Record<string, readonly [en: string, ar: string]>> = {
  // Categories and units of articles.
  Mobilier: ['Furniture', 'الأثاث'],
  Froid: ['Refrigeration', 'التبريد'],
  Audiovisuel: ['Audiovisual', 'السمعي البصري'],
  Décoration: ['Decoration', 'الديكور'],
  Électricité: ['Electricity', 'الكهرباء'],
  Eau: ['Water', 'الماء'],
  Entretien: ['Cleaning', 'النظافة'],
  Personnel: ['Staff', 'العمال'],
  Internet: ['Internet', 'الإنترنت'],
  Impression: ['Printing', 'الطباعة'],
  Catalogue: ['Catalogue', 'الكتالوج'],
  Numérique: ['Digital', 'الرقمي'],
  Animation: ['Events', 'التنشيط'],
  unité: ['piece', 'وحدة'],
  jour: ['day', 'يوم'],
  nuit: ['night', 'ليلة'],
  lot: ['set', 'مجموعة'],
  page: ['page', 'صفحة'],
  séance: ['session', 'حصة'],
  'm²': ['m²', 'م²'],
  // Supplies.
  'Chaise supplémentaire': ['Additional chair', 'كرسي إضافي'],
  'Chaise empilable, dossier droit.': [
    'Stacking chair with a straight back.',
    'كرسي قابل للتكديس بظهر مستقيم.',
  ],
  'Table supplémentaire': ['Additional table', 'طاولة إضافية'],
  'Table rectangulaire, 120 × 60 cm.': [
    'Rectangular table, 120 × 60 cm.',
    'طاولة مستطيلة، 120 × 60 سم.',
  ],
  'Comptoir d’accueil': ['Reception counter', 'منضدة استقبال'],
  'Comptoir fermé à clé, 100 cm de large.': [
    'Counter with a lock, 100 cm wide.',
    'منضدة تُقفل بمفتاح، عرضها 100 سم.',
  ],
  'Présentoir à documents': ['Document stand', 'حامل وثائق'],
  'Quatre niveaux, format A4.': ['Four levels, A4.', 'أربعة مستويات، قياس A4.'],
  'Vitrine réfrigérée': ['Refrigerated display', 'واجهة عرض مبرّدة'],
  'Pour produits frais, de 2 à 8 °C.': [
    'For fresh products, from 2 to 8 °C.',
    'للمنتجات الطازجة، من 2 إلى 8 درجات مئوية.',
  ],
  'Réfrigérateur 120 litres': ['Refrigerator, 120 litres', 'ثلاجة 120 لترًا'],
  'Sous comptoir, avec bac à glaçons.': [
    'Under the counter, with an ice tray.',
    'توضع تحت المنضدة، مع قالب للثلج.',
  ],
  'Écran 55 pouces sur pied': ['55-inch screen on a stand', 'شاشة 55 بوصة على حامل'],
  'Entrée HDMI, son compris.': ['HDMI input, with sound.', 'مدخل HDMI، مع الصوت.'],
  'Plante verte en pot': ['Potted plant', 'نبتة خضراء في أصيص'],
  'Hauteur d’environ 150 cm.': ['About 150 cm high.', 'ارتفاعها نحو 150 سم.'],
  // Services.
  'Prise électrique 220 V': ['220 V socket', 'مقبس كهربائي 220 فولط'],
  'Raccordement et consommation compris.': [
    'Connection and consumption included.',
    'يشمل التوصيل والاستهلاك.',
  ],
  'Spot supplémentaire': ['Additional spotlight', 'مصباح موجّه إضافي'],
  'Spot orientable sur rail.': ['Adjustable spotlight on a rail.', 'مصباح قابل للتوجيه على سكة.'],
  'Arrivée d’eau et évacuation': ['Water supply and drain', 'توصيل الماء وصرفه'],
  'Pose de l’évier comprise.': ['With the sink installed.', 'يشمل تركيب الحوض.'],
  'Nettoyage du stand': ['Cleaning of the stand', 'تنظيف الجناح'],
  'Chaque soir après la fermeture.': ['Every evening after closing.', 'كل مساء بعد الإغلاق.'],
  'Personne d’accueil': ['Host', 'مضيف استقبال'],
  'De l’ouverture à la fermeture\u00a0; français et arabe.': [
    'From opening to closing; French and Arabic.',
    'من الافتتاح إلى الإغلاق؛ بالفرنسية والعربية.',
  ],
  Interprète: ['Interpreter', 'مترجم فوري'],
  'Arabe, français et anglais.': ['Arabic, French and English.', 'العربية والفرنسية والإنجليزية.'],
  'Gardiennage de nuit': ['Night guard', 'حراسة ليلية'],
  'De la fermeture à l’ouverture.': ['From closing to opening.', 'من الإغلاق إلى الافتتاح.'],
  'Connexion internet filaire': ['Wired internet connection', 'اتصال سلكي بالإنترنت'],
  'Pour la durée du salon.': ['For the duration of the fair.', 'طوال مدة المعرض.'],
  // Communication.
  'Bâche imprimée': ['Printed banner', 'لافتة قماشية مطبوعة'],
  'Œillets tous les 50 cm.': ['Eyelets every 50 cm.', 'ثقوب تثبيت كل 50 سم.'],
  'Kakémono avec support': ['Roll-up banner with stand', 'لافتة عمودية مع حامل'],
  '85 × 200 cm.': ['85 × 200 cm.', '85 × 200 سم.'],
  'Dépliants A5, 500 exemplaires': ['A5 leaflets, 500 copies', 'مطويات A5، 500 نسخة'],
  'Recto verso, en couleurs.': ['Printed on both sides, in colour.', 'وجهان، بالألوان.'],
  'Page dans le catalogue': ['Page in the catalogue', 'صفحة في الكتالوج'],
  'Page intérieure, en couleurs.': ['Inside page, in colour.', 'صفحة داخلية بالألوان.'],
  'Demi-page dans le catalogue': ['Half page in the catalogue', 'نصف صفحة في الكتالوج'],
  'Logo sur le site du salon': ['Logo on the website of the fair', 'شعار في موقع المعرض'],
  'Jusqu’à la fin du salon.': ['Until the end of the fair.', 'إلى نهاية المعرض.'],
  'Message sur l’écran d’entrée': [
    'Message on the screen at the entrance',
    'رسالة على شاشة المدخل',
  ],
  'Dix secondes, toutes les cinq minutes.': [
    'Ten seconds, every five minutes.',
    'عشر ثوانٍ كل خمس دقائق.',
  ],
  'Atelier de démonstration': ['Demonstration workshop', 'ورشة عرض تطبيقي'],
  'Une heure sur l’espace de démonstration.': [
    'One hour in the demonstration area.',
    'ساعة واحدة في فضاء العروض التطبيقية.',
  ],
  // Rooms, meals and services of hotels.
  'Chambre simple': ['Single room', 'غرفة فردية'],
  'Chambre double': ['Double room', 'غرفة مزدوجة'],
  'Chambre familiale': ['Family room', 'غرفة عائلية'],
  Suite: ['Suite', 'جناح فندقي'],
  Appartement: ['Apartment', 'شقة'],
  'Petit-déjeuner': ['Breakfast', 'فطور الصباح'],
  Dîner: ['Dinner', 'عشاء'],
  'Demi-pension': ['Half board', 'نصف إقامة'],
  Restaurant: ['Restaurant', 'مطعم'],
  'Navette vers le salon': ['Shuttle to the fair', 'حافلة إلى المعرض'],
  'Salle de réunion': ['Meeting room', 'قاعة اجتماعات'],
  'Plage privée': ['Private beach', 'شاطئ خاص'],
  // Badges and descriptions of hotels.
  Partenaire: ['Partner', 'شريك'],
  'Proche du salon': ['Near the fair', 'قريب من المعرض'],
  Accessible: ['Accessible', 'ميسّر الوصول'],
  'Vue sur mer': ['Sea view', 'إطلالة على البحر'],
  'Donnée d’exemple\u00a0: un hôtel du front de mer, à quelques minutes du salon.': [
    'Sample data: a hotel on the seafront, a few minutes from the fair.',
    'بيانات مثال: فندق على الواجهة البحرية، على بعد دقائق من المعرض.',
  ],
  'Donnée d’exemple\u00a0: un hôtel de centre-ville, avec parking.': [
    'Sample data: a hotel in the centre of the city, with a car park.',
    'بيانات مثال: فندق في وسط المدينة، مع موقف للسيارات.',
  ],
  'Donnée d’exemple\u00a0: cet hôtel ne se joint que par téléphone.': [
    'Sample data: this hotel can be reached by telephone only.',
    'بيانات مثال: لا يمكن الاتصال بهذا الفندق إلا بالهاتف.',
  ],
  'Donnée d’exemple\u00a0: des prix en dinars seulement.': [
    'Sample data: prices in dinars only.',
    'بيانات مثال: الأسعار بالدينار فقط.',
  ],
  'Donnée d’exemple\u00a0: un hôtel de plain-pied, sans photo.': [
    'Sample data: a hotel on one level, without pictures.',
    'بيانات مثال: فندق من طابق واحد، دون صور.',
  ],
  'Donnée d’exemple\u00a0: un hôtel sans restaurant.': [
    'Sample data: a hotel without a restaurant.',
    'بيانات مثال: فندق دون مطعم.',
  ],
  'Donnée d’exemple\u00a0: une pension simple, près de la gare.': [
    'Sample data: a simple guest house near the railway station.',
    'بيانات مثال: نُزل بسيط قرب محطة القطار.',
  ],
  'Donnée d’exemple\u00a0: une résidence avec appartements et plage.': [
    'Sample data: a residence with apartments and a beach.',
    'بيانات مثال: إقامة بشقق وشاطئ.',
  ],
};

/**
 * A text of the samples in three languages; an empty one stays empty.
 * @throws RangeError for a text without translations
 */
export function sampleText(fr: string): ContentText {
  if (fr === '') return { fr, en: '', ar: '' };
  const found = TRANSLATIONS[fr];
  if (!found) throw new RangeError(`No translations of ${fr}`);
  return { fr, en: found[0], ar: found[1] };
}
