import { COAST_SCENE } from '../../scenes/coast-scene';
import { comingPage } from './coming-page';

export default comingPage('mostaganem', COAST_SCENE);
