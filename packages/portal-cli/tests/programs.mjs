import { projectOf } from './project.mjs';

/** Text that gzip cannot compress much. */
const random = (length) => Array.from({ length }, (_, index) => ((index * 2654435761) >>> 7).toString(36)).join('');

/**
 * A program of two pages in both languages without a defect; each part adds or replaces statements. `page` is the
 * element of its own, `path` the inner address, `stops` what unmount calls, `base` the address of its script.
 */
const scriptOf = ({
  top = '',
  mount = '',
  unmount = '',
  more = '',
  heading = 'page.append(create("h1",{textContent:title}));',
  link = 'page.append(create("a",{href:portal.navigation.hrefOf(other),textContent:zh?"另一页":"Other page",onclick:function(event){event.preventDefault();go(other)}}));',
  title = 'portal.navigation.setTitle(title);',
  follow = 'stops.push(portal.navigation.onNavigate(function(inner){path=inner;draw()}));',
  start = 'portal.navigation.current()',
  language = 'portal.getState().locale==="zh-CN"',
  body = '',
}) => `var patrolsSubsystem=function(){
var message="The portal speaks protocol ";
var base=document.currentScript.src;
function create(name,properties){return Object.assign(document.createElement(name),properties)}
${top}
return{bootstrap:async function(){},
mount:async function(props){
  var portal=props.portal,stops=props.container.patrolStops=[],path=${start};
  var page=create("div",{className:"page"});
  props.container.append(page);
  function go(inner){path=inner;portal.navigation.push(inner);draw()}
  function draw(){
    var zh=${language},isMore=path.indexOf("/more")===0,other=isMore?"/":"/more";
    var title=isMore?(zh?"更多":"More"):(zh?"巡查":"Patrols");
    page.replaceChildren();
    ${title}
    ${heading}
    ${link}
    ${body}
  }
  draw();
  ${follow}
  stops.push(portal.subscribe(function(state,before){if(state.locale!==before.locale)draw()}));
  ${mount}
},
unmount:async function(props){
  ${unmount}
  props.container.patrolStops.forEach(function(stop){stop()});
  props.container.replaceChildren();
}${more}};
}();
`;

/** A project whose program has these parts. */
const programOf = (parts = {}, { manifest, files = {} } = {}) =>
  projectOf({ manifest, files: { 'dist/main-4f9a8b2c.js': scriptOf(parts), ...files } });

/** Programs without a defect; the second one draws a page that is moved to when its data are there. */
export const goodProgram = programOf();
export const lateProgram = programOf(
  {
    top: 'var isDrawn=false;async function load(){for(var n=0;n<12;n+=1){await fetch(new URL("records.json?"+n,base));await new Promise(function(done){setTimeout(done,50)})}}',
    heading:
      'var head=create("h1",{textContent:title});if(isMore&&isDrawn){var note=create("p",{textContent:zh?"加载中":"Loading"});page.append(note);load().then(function(){note.replaceWith(head)})}else page.append(head);isDrawn=true;',
  },
  { files: { 'dist/records.json': '[]' } },
);

/** One program for each finding that only a browser shows, with exactly that defect. */
export const defectivePrograms = {
  'open-fails': programOf({ mount: 'throw Object.assign(new Error("protocol 9"),{name:"ProtocolMismatchError"})' }),
  'script-fails': programOf({ top: 'throw new Error("no configuration");' }),
  'mount-fails': programOf({ mount: 'throw new Error("no data")' }),
  'start-timeout': programOf({ mount: 'await new Promise(function(){})' }, { manifest: { timeoutMs: 1_000 } }),
  'second-mount-fails': programOf({
    mount:
      'var key="patrols"+"Opened";if(sessionStorage.getItem(key))throw new Error("opened before");sessionStorage.setItem(key,"1")',
  }),
  'unmount-fails': programOf({ unmount: 'props.container.patrolStops.push(function(){throw new Error("gone")});' }),
  'unmount-slow': programOf({ unmount: 'await new Promise(function(){});' }),
  'update-fails': programOf({ more: ',update:async function(){throw new Error("no props")}' }),
  'draws-nothing': programOf({ heading: '', link: '', title: '' }),
  'uncaught-error': programOf({ mount: 'setTimeout(function(){throw new Error("late")},20)' }),
  'console-error': programOf({ mount: 'console.error("no records")' }),
  'policy-violation': programOf({ mount: 'create("img",{src:"https://images.example/plan.png",alt:""})' }),
  'origin-not-admitted': programOf({ mount: 'fetch("https://api.example/records").catch(function(){})' }),
  'request-fails': programOf({ mount: 'fetch(new URL("missing.json",base)).catch(function(){})' }),
  'sends-token': programOf(
    { mount: 'fetch(new URL("records.json",base),{headers:{"X-Session":document.cookie}}).catch(function(){})' },
    { files: { 'dist/records.json': '[]' } },
  ),
  'call-not-listed': programOf({ mount: 'portal.request(location.origin+"/_workorder/records").catch(function(){})' }),
  'call-ignored': programOf({
    mount: 'for(var n=0;n<30;n+=1)portal.toast({type:"info",text:"Saved "+n})',
  }),
  'page-blocked': programOf({ mount: 'setTimeout(function(){for(;;);},200)' }),
  'leaves-listeners': programOf({ mount: 'window.addEventListener("resize",function(){})' }),
  'leaves-timers': programOf({ mount: 'setInterval(function(){},60000)' }),
  'leaves-observers': programOf({ mount: 'new MutationObserver(function(){}).observe(page,{childList:true})' }),
  'leaves-nodes': programOf({ mount: 'document.body.append(create("div",{textContent:"Notice"}))' }),
  'leaves-globals': programOf({ mount: '(function(){this.patrolsState="kept"})()' }),
  'leaves-built-ins': programOf({
    mount: 'Object.defineProperty(String.prototype,"patrol",{value:function(){},configurable:true})',
  }),
  'busy-while-hidden': programOf({
    mount:
      'var frame;(function next(){frame=requestAnimationFrame(next)})();stops.push(function(){cancelAnimationFrame(frame)})',
  }),
  'requests-while-hidden': programOf(
    {
      mount:
        'var poll=setInterval(function(){fetch(new URL("records.json",base)).catch(function(){})},300);stops.push(function(){clearInterval(poll)})',
    },
    { files: { 'dist/records.json': '[]' } },
  ),
  'no-heading': programOf({ heading: 'page.append(create("h2",{textContent:title}));' }),
  'main-in-pane': programOf({ body: 'page.append(create("main",{textContent:title}));' }),
  accessibility: programOf({
    body: 'page.append(create("button",{className:"close",style:"width:40px;height:40px"}));',
  }),
  'language-ignored': programOf({ language: 'true' }),
  'title-unchanged': programOf({ title: '' }),
  'style-leak': programOf(
    {
      mount:
        'var style=create("style",{textContent:"header * { color: rgb(200, 0, 0) !important }"});document.head.append(style);stops.push(function(){style.remove()})',
    },
    { manifest: { css: 'global' } },
  ),
  'wider-than-pane': programOf({ body: 'page.append(create("div",{textContent:title,style:"width:2000px"}));' }),
  'many-elements': programOf({ body: 'for(var n=0;n<3100;n+=1)page.append(create("i",{}));' }),
  'opening-size': programOf(
    { mount: 'await (await fetch(new URL("more-1a2b3c4d.js",base))).text()' },
    { manifest: { budgetKiB: 50 }, files: { 'dist/more-1a2b3c4d.js': `var patrolsMore="${random(30_000)}";` } },
  ),
  'link-leaves-program': programOf({
    body: 'page.append(create("a",{href:"/records/new",textContent:zh?"新建":"New"}));',
  }),
  'link-reloads-portal': programOf({
    link: 'page.append(create("a",{href:portal.navigation.hrefOf(other),textContent:zh?"另一页":"Other page"}));',
  }),
  'back-ignored': programOf({ follow: '' }),
  'deep-link-ignored': programOf({ start: '"/"' }),
  'unsaved-at-start': programOf({ mount: 'portal.reportUnsaved(true)' }),
};
