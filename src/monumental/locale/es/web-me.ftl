### Quién soy: palabras que no necesita ninguna otra página.

web-me-title = Tú
web-me-lead = Para jugar no hace falta nada de esto. Conserva tus asientos cuando un navegador los olvida y te deja seguir desde cualquier dispositivo.
web-me-name = Nombre
web-me-name-about = Cómo te llamas en las mesas nuevas.
web-me-save = Guardar
web-me-saved = Guardado.

## Dispositivos

web-me-devices = Tus dispositivos
web-me-devices-none = Por ahora solo está este navegador: si pierde sus cookies, pierdes tus asientos.
web-me-this = este dispositivo
web-me-seen = usado por última vez { $ago }
web-me-unnamed = Dispositivo
web-me-revoke = Revocar
web-me-revoke-who = Revocar: { $device }
web-me-revoke-sure = { $device } pierde enseguida todos tus asientos. Puedes volver a añadirlo.
web-me-revoke-this = Este navegador pierde enseguida todos tus asientos. Sin otro dispositivo o una frase de recuperación, nadie los recupera.
web-me-add = Añadir un dispositivo
web-me-add-about = Abre este enlace en el otro dispositivo o apunta su cámara al código. Sirve una vez, durante un cuarto de hora: quien lo abra juega como tú.
web-me-qr = Código QR del enlace
web-me-link = Enlace para el otro dispositivo

## Una frase para volver

web-me-phrase = Frase de recuperación
web-me-phrase-about = Doce palabras en papel te devuelven lo tuyo cuando se pierden todos los dispositivos. Quien las tenga juega como tú.
web-me-phrase-made = Tu frase se creó { $ago }. Una nueva la sustituye.
web-me-phrase-make = Crear una frase
web-me-phrase-again = Crear una frase nueva
web-me-phrase-now = Anota ahora estas palabras: solo se muestran una vez.
web-me-print = Imprimir
web-me-recover = Tengo una frase
web-me-recover-about = Vuelve como quien eras: las partidas de este navegador te acompañan.
web-me-recover-words = Las doce palabras
web-me-recover-do = Volver
web-me-welcome = Hola de nuevo, { $name }.
web-me-welcome-unnamed = Hola de nuevo.

## Un enlace de otro dispositivo

web-me-join-title = Juega como tú en este dispositivo
web-me-join-about = Este dispositivo será uno más de quien creó el enlace. Las partidas de este navegador te acompañan.
web-me-join-do = Añadir este dispositivo
web-me-join-nothing = A esta dirección le falta el código: abre el enlace entero.

## Mis datos

web-me-data = Tus datos
web-me-export = Descargar todo lo que se guarda sobre ti
web-me-delete = Borrarme
web-me-delete-about = Desaparecen tu nombre, tus dispositivos, tus paquetes y tus partidas contra el ordenador. En las partidas con otras personas, un ordenador sigue jugando sin tu nombre.
web-me-delete-sure = Todos los dispositivos pierden todos tus asientos, para siempre. No hay vuelta atrás.
