// What the written pages do beyond being read. Everything here is a favour: without it they still make sense.
import { recordPageView } from '../../api/page-views.ts';
import { goOnWithDemo } from './demo-chat.ts';
import { followHistory } from './follow-history.ts';
import { takeOverForms } from './forms.ts';
import { pageLanguage, rememberChosenLanguage } from './language-choice.ts';
import { closeMenus } from './menu.ts';
import { takeOverNewsletterSteps } from './newsletter-steps.ts';
import { offerOwnList } from './own-list.ts';
import { playScenes } from './scenes.ts';
import { beginSubscribeMessages } from './subscribe.ts';
import { switchThemes } from './theme-switch.ts';

followHistory();
rememberChosenLanguage();
switchThemes();
closeMenus();
takeOverForms();
beginSubscribeMessages();
takeOverNewsletterSteps();
playScenes();
goOnWithDemo();
offerOwnList();
void recordPageView({ path: location.pathname, language: pageLanguage() });
