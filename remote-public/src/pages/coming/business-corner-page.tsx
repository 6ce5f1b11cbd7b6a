import { BUSINESS_SCENE } from '../../scenes/business-scene';
import { comingPage } from './coming-page';

export default comingPage('businessCorner', BUSINESS_SCENE);
